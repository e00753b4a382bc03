import { short } from "#tools/drawing/shapes/number.ts";
import { bellcote } from "./bellcote.ts";
import { coping } from "./gable-coping.ts";
import { gableOpenings } from "./gable-openings.ts";
import { quoins, walls } from "./house-walls.ts";
import type { HourOfDay } from "./meeting-house-light.ts";
import { type Detail, GRAIN } from "./meeting-house-size.ts";
import { sessionRoom } from "./session-room.ts";
import { sideWindows } from "./side-windows.ts";
import { roof } from "./slate-roof.ts";
import { el } from "./svg.ts";

/**
 * The meeting-house: gable with its door standing open, long side with four tall lit windows, a
 * bellcote and the session room behind. Its nearest corner stands at 0, 0; it is some 150 pixels
 * to the left, 250 to the right and 262 high.
 */
export function meetingHouse(hour: HourOfDay, detail: Detail = "full"): string {
  return el(
    "g",
    { transform: `scale(${short(GRAIN)})` },
    sessionRoom(),
    roof(hour, detail),
    walls(detail),
    detail === "full" ? quoins() : "",
    sideWindows(detail),
    gableOpenings(detail),
    coping(hour),
    bellcote(hour),
  );
}
