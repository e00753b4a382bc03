import { expect, test } from "vitest";
import { lightAt } from "./light.ts";

test.each([
  ["2026-11-22T11:59:00Z", "morning"],
  ["2026-11-22T12:00:00Z", "noon"],
])("the light at %s is of the %s", (time, light) => {
  expect(lightAt(Date.parse(time))).toBe(light);
});

test("a day has its five lights in their order, on every day of years", () => {
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2032, 0, 1); day += 86_400_000) {
    const lights = Array.from({ length: 96 }, (_, quarter) => lightAt(day + quarter * 900_000));
    const changes = lights.filter((light, quarter) => light !== lights[quarter - 1]);
    expect(changes).toEqual(["night", "dawn", "morning", "noon", "dusk", "night"]);
  }
});

test("the sun is up or down as in the tables of Belfast, within half an hour", () => {
  for (const [day, sunrise, sunset] of [
    ["2026-01-01", "08:46", "16:08"],
    ["2026-03-20", "06:25", "18:33"],
    ["2026-06-21", "03:47", "21:04"],
    ["2026-09-23", "06:09", "18:15"],
    ["2026-12-21", "08:43", "15:59"],
  ]) {
    const [rises, sets] = [sunrise, sunset].map((clock) => Date.parse(`${day}T${clock}:00Z`));
    const half = 1_800_000;
    expect.soft(lightAt((rises ?? 0) - half), `before sunrise of ${day}`).toBe("dawn");
    expect.soft(lightAt((rises ?? 0) + half), `after sunrise of ${day}`).toBe("morning");
    expect.soft(lightAt((sets ?? 0) - half), `before sunset of ${day}`).toBe("dusk");
    expect.soft(lightAt((sets ?? 0) + 2.5 * half), `after sunset of ${day}`).toBe("night");
  }
});
