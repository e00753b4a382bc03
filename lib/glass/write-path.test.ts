import { expect, test } from "vitest";
import { writeArchPath, writePolygonPath } from "./write-path.ts";

test("an arch is round at the head and square at the foot, and its numbers are short", () => {
  const path = writeArchPath({ x: -0.25, y: 0, width: 400, height: 560 });
  expect(path).toBe("M-.3 560V200a200 200 0 0 1 400 0V560z");
});

test("a pane is written in whole units from corner to corner", () => {
  const square = [
    { x: 10, y: 10 },
    { x: 30, y: 10.2 },
    { x: 29.8, y: 30 },
    { x: 10, y: 30 },
  ];
  expect(writePolygonPath(square)).toBe("M10 10l20 0 0 20-20 0z");
});
