import { churchHill, longShadow } from "./church-hill.ts";
import { church, graves, treesRound, yews } from "./churchyard.ts";
import { green } from "./churchyard-green.ts";
import { farWall, yardWall } from "./churchyard-wall.ts";
import { clouds } from "./clouds.ts";
import type { Composition } from "./composition.ts";
import { drumlins } from "./drumlins.ts";
import { lane } from "./lane.ts";
import { lough } from "./lough.ts";
import { meetingHousePaint } from "./meeting-house-light.ts";
import { mountains } from "./mountains.ts";
import { nearBanks } from "./near-banks.ts";
import { rook, rooks } from "./rooks.ts";
import { flock, sheep } from "./sheep.ts";
import { haze, mistPaint, sky, sun } from "./sky.ts";
import { el } from "./svg.ts";
import { broadTree, yew } from "./trees.ts";
import { figures, walkers } from "./walkers.ts";
import { bushPaint, whinBush } from "./whin.ts";

/** An Ulster morning, from the sky down to the whin at our feet. */
export function hero(composition: Composition): string {
  const { window, banks } = composition;
  return el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${window.x} ${window.y} ${window.width} ${window.height}`,
      width: window.width,
      height: window.height,
    },
    el(
      "defs",
      {},
      rook(),
      broadTree(),
      yew(),
      sheep(),
      figures(),
      whinBush("whin", 3),
      whinBush("furze", 11),
    ),
    mistPaint() + bushPaint() + meetingHousePaint("dawn"),
    sky(composition) + clouds(window) + sun() + rooks(window),
    mountains(window) + lough(window) + drumlins(window) + haze(),
    churchHill(window) + longShadow(),
    treesRound() +
      green() +
      farWall() +
      church() +
      yews() +
      graves() +
      lane() +
      yardWall() +
      walkers() +
      flock(window),
    nearBanks(window, banks),
  );
}
