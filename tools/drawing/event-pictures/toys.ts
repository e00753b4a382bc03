import { drawn, el, filled } from "#tools/drawing/scenes/svg.ts";

/** A teddy bear sitting on a table, 190 wide and 250 high, its seat at x, y. */
export function teddyBear(x: number, y: number, size: number): string {
  const fur = "#b9834a";
  const shade = "#8d5d31";
  const pale = "#e6c391";
  const round = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
    el("ellipse", { cx, cy, rx, ry, fill });
  return el(
    "g",
    { transform: `translate(${x} ${y})scale(${size})` },
    round(0, -72, 66, 74, fur),
    round(26, -62, 40, 62, "#8d5d3166"),
    round(2, -62, 38, 46, pale),
    // Arms and legs.
    filled("M-54-118c-34 14-46 48-40 72 4 14 22 14 28 2 6-20 12-36 26-48z", shade),
    filled("M54-118c34 14 46 48 40 72-4 14-22 14-28 2-6-20-12-36-26-48z", shade),
    round(-58, -22, 36, 32, fur),
    round(58, -22, 36, 32, shade),
    round(-64, -18, 20, 19, pale),
    round(62, -18, 20, 19, "#cfa873"),
    // Head.
    round(-44, -214, 24, 24, fur),
    round(44, -214, 24, 24, shade),
    round(-44, -212, 13, 13, pale),
    round(44, -212, 13, 13, "#cfa873"),
    round(0, -176, 62, 55, fur),
    round(24, -166, 34, 42, "#8d5d3155"),
    round(0, -158, 30, 24, pale),
    round(-22, -184, 6, 7, "#1c1512"),
    round(22, -184, 6, 7, "#1c1512"),
    round(-24, -187, 2, 2, "#fff"),
    round(20, -187, 2, 2, "#fff"),
    filled("M-10-170q10-7 20 0-2 10-10 12-8-2-10-12z", "#2a1c16"),
    drawn(
      { stroke: "#2a1c16", "stroke-width": 3 },
      el("path", { d: "M0-158v7M-12-148q12 9 24 0" }),
    ),
    // A tartan bow at the neck.
    filled("M0-122c-14-18-42-20-44-4-2 18 28 20 44 4 14-18 42-20 44-4 2 18-28 20-44 4z", "#842b1a"),
    round(0, -122, 10, 9, "#5e1c10"),
  );
}

/** A wooden engine, 190 long, its wheels at x, y. */
export function woodenEngine(x: number, y: number, size: number): string {
  const wheel = (cx: number, r: number) =>
    el("circle", { cx, cy: -r, r, fill: "#b3452c" }) +
    el("circle", { cx, cy: -r, r: r * 0.62, fill: "#d9693f" }) +
    el("circle", { cx, cy: -r, r: r * 0.2, fill: "#f3e2ba" });
  return el(
    "g",
    { transform: `translate(${x} ${y})scale(${size})` },
    filled("M-96-34h190v18h-190z", "#8a5a30"),
    filled("M-84-84h112v50h-112z", "#2f6d80"),
    filled("M-84-84h112v14h-112z", "#4f93a4"),
    filled("M28-122h58v88h-58z", "#33523b"),
    filled("M40-108h34v30h-34z", "#ffd978"),
    filled("M20-134h74v14h-74z", "#a3432c"),
    filled("M-70-116h22v32h-22zM-76-126h34v12h-34z", "#f0b429"),
    filled("M-22-94a12 12 0 0 1 24 0v10h-24z", "#f0b429"),
    filled("M-108-30h14v12h-14z", "#5b3a20"),
    wheel(-62, 20),
    wheel(-12, 20),
    wheel(56, 26),
  );
}

/** A few picture books in a pile, 150 wide, on a table at x, y. */
export function pileOfBooks(x: number, y: number): string {
  const book = (left: number, up: number, width: number, cover: string, pages: string) =>
    filled(`M${x + left} ${y - up}h${width}v-24h${-width}z`, cover) +
    filled(`M${x + left + 6} ${y - up - 5}h${width - 8}v-14h${-width + 8}z`, pages) +
    filled(`M${x + left} ${y - up}v-24h12v24z`, cover);
  return [
    book(0, 0, 150, "#643e67", "#f3e6c9"),
    book(12, 24, 128, "#2b6474", "#efe0bf"),
    book(4, 48, 138, "#c07a1c", "#f3e6c9"),
  ].join("");
}
