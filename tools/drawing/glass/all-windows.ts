import { CATEGORIES, categoryWindow, smallCategoryWindow } from "./category-window.ts";
import { bookAndFlame } from "./elders/book-and-flame.ts";
import { crookAndLamb } from "./elders/crook-and-lamb.ts";
import { openDoor } from "./elders/open-door.ts";
import { elderLight } from "./elders-lights.ts";
import { findEmblems } from "./find-emblems.ts";
import { givingWindow } from "./giving-window.ts";
import { groupWindow, smallGroupWindow } from "./group-window.ts";
import { lancetTile } from "./lancet.ts";
import { lightOnPlaster, PAGE_LIGHT } from "./light-on-plaster.ts";
import { medallion } from "./medallion.ts";
import { missingPane } from "./missing-pane.ts";
import { PILLARS } from "./pillars.ts";
import { psalmWindow } from "./psalm-window.ts";
import { QUIET_WINDOWS, quietWindow, smallQuietWindow } from "./quiet-window.ts";

/** Every window of the site, as SVG, by the path of its file. */
export async function drawAllWindows(): Promise<Map<string, string>> {
  const drawn = new Map<string, string>();

  for (const [slug, emblem] of await findEmblems()) {
    drawn.set(`windows/${slug}.svg`, groupWindow(emblem));
    drawn.set(`windows/${slug}.small.svg`, smallGroupWindow(emblem));
  }

  for (const [i, quiet] of QUIET_WINDOWS.entries()) {
    drawn.set(`quiet/${i + 1}.svg`, quietWindow(quiet));
    drawn.set(`quiet/${i + 1}.small.svg`, smallQuietWindow(quiet));
  }

  for (const [name, category] of Object.entries(CATEGORIES)) {
    drawn.set(`categories/${name}.svg`, categoryWindow(category));
    drawn.set(`categories/${name}.small.svg`, smallCategoryWindow(category));
  }

  for (const [name, pillar] of Object.entries(PILLARS)) {
    drawn.set(`pillars/${name}.svg`, medallion(pillar));
  }
  drawn.set("pillars/lancet.svg", lancetTile());

  for (const [i, light] of [crookAndLamb, bookAndFlame, openDoor].entries()) {
    drawn.set(`elders/${i + 1}.svg`, elderLight(light));
  }

  for (const [page, colours] of Object.entries(PAGE_LIGHT)) {
    drawn.set(`light/${page}.svg`, lightOnPlaster(page, colours));
  }

  const { window, shard, beam } = missingPane();
  drawn.set("missing-pane.svg", window);
  drawn.set("shard.svg", shard);
  drawn.set("beam.svg", beam);
  drawn.set("psalm.svg", psalmWindow());
  drawn.set("giving.svg", givingWindow());
  return drawn;
}
