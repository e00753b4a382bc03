import { peopleOf, readPeople } from "#app/content-loader/people.server.ts";
import { withConsent } from "#app/content-loader/photo-register.server.ts";
import { initialsFile, initialsOf } from "#app/people/initials.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { archWindow } from "./arch-window.ts";
import { quarries } from "./cells.ts";
import { glassFor } from "./glasses.ts";
import { roundel } from "./letters.ts";
import { seedOf } from "./random.ts";
import type { Point } from "./shapes.ts";

const ROUNDEL: Point = [150, 188];

/**
 * Draws a window for everybody who has no photo today, or tomorrow, should the build go on past midnight: SVG by
 * its file's name. Throws a ContentProblem.
 */
export function drawInitialsWindows(today: Day): Map<string, string> {
  return new Map(
    peopleOf(readPeople())
      .filter(({ photo }) => !withConsent(photo, addDays(today, 1)))
      .map(({ name }) => [initialsFile(name), initialsWindow(name)]),
  );
}

/** A window of diamond panes with somebody's initials, 300 by 375. */
export function initialsWindow(name: string): string {
  const seed = seedOf(initialsFile(name));
  const glass = glassFor(seed);
  return archWindow({
    width: 300,
    height: 375,
    make: {
      edge: 25,
      hasFillet: true,
      // The frame round a portrait is lead enough.
      leads: { ground: 2.6, emblem: 4, outer: 1 },
      vignette: 0.3,
    },
    glass,
    light: { focus: ROUNDEL, reach: 190 },
    seed,
    cut: (opening) => quarries(opening, 6),
    emblem: roundel(initialsOf(name), ROUNDEL, 88, glass.edge[0]),
  });
}
