import type { Point } from "#tools/drawing/shapes/point.ts";

/**
 * Writes path data as briefly as SVG allows: whole numbers, relative steps, no repeated letters.
 * `grain` is the smallest step in pixels; draw finer than 1 inside `scale(grain)`.
 */
export class Pen {
  #grain: number;
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  #letter = "";
  #written = "";

  constructor(grain = 1) {
    this.#grain = grain;
  }

  get path(): string {
    return this.#written;
  }

  move(to: Point): this {
    // The first move is absolute, so that the work of two pens can be joined into one path.
    const letter = this.#written ? "m" : "M";
    this.#write(letter, this.#stepTo(to));
    this.#start = this.#at;
    // Numbers after a relative move are relative lines, so the next line needs no letter.
    if (letter === "m") this.#letter = "l";
    return this;
  }

  line(...through: readonly Point[]): this {
    for (const to of through) {
      const [across, down] = this.#stepTo(to);
      if (across === 0 && down === 0) continue;
      if (down === 0) this.#write("h", [across]);
      else if (across === 0) this.#write("v", [down]);
      else this.#write("l", [across, down]);
    }
    return this;
  }

  curve(leaving: Point, arriving: Point, to: Point): this {
    this.#write("c", this.#stepsTo(leaving, arriving, to));
    return this;
  }

  /** A curve with one handle. */
  bend(by: Point, to: Point): this {
    this.#write("q", this.#stepsTo(by, to));
    return this;
  }

  /** A flowing line from where the pen is through some points. */
  flow(through: readonly Point[]): this {
    const origin: Point = [this.#at[0] * this.#grain, this.#at[1] * this.#grain];
    const points = [origin, ...through];
    for (const [i, to] of through.entries()) {
      const from = points[i] ?? origin;
      const after = points[i + 2] ?? to;
      const arriving = towards(to, after, from);
      if (i === 0) this.curve(towards(from, from, to), arriving, to);
      // `s` mirrors the handle before it, which is just what a flowing line wants.
      else this.#write("s", this.#stepsTo(arriving, to));
    }
    return this;
  }

  close(): this {
    this.#written += "z";
    this.#letter = "";
    this.#at = this.#start;
    return this;
  }

  #stepTo(to: Point): Point {
    const [fromX, fromY] = this.#at;
    this.#at = this.#whole(to);
    return [this.#at[0] - fromX, this.#at[1] - fromY];
  }

  /** Steps to the handles of a curve and to its end, all from where the pen is. */
  #stepsTo(...points: readonly Point[]): number[] {
    const [fromX, fromY] = this.#at;
    const steps = points.map((point): Point => {
      const [x, y] = this.#whole(point);
      return [x - fromX, y - fromY];
    });
    const [across, down] = steps.at(-1) ?? [0, 0];
    this.#at = [fromX + across, fromY + down];
    return steps.flat();
  }

  #whole([x, y]: Point): Point {
    return [Math.round(x / this.#grain), Math.round(y / this.#grain)];
  }

  #write(letter: string, numbers: readonly number[]): void {
    const words = numbers.join(" ").replaceAll(" -", "-");
    const joined = letter === this.#letter && !words.startsWith("-") ? ` ${words}` : words;
    this.#written += letter === this.#letter ? joined : letter + words;
    this.#letter = letter;
  }
}

/** The handle at a point of a flowing line that came from one neighbour and goes to the other. */
function towards([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  return [x + (bx - ax) / 6, y + (by - ay) / 6];
}

/** A flowing line through some points. */
export function flowing([first, ...rest]: readonly Point[]): string {
  return first ? new Pen().move(first).flow(rest).path : "";
}

/** A closed shape with straight sides. */
export function straightSided(first: Point, ...rest: readonly Point[]): string {
  return new Pen()
    .move(first)
    .line(...rest)
    .close().path;
}
