import { bbDisplay } from "./bb-display.ts";
import type { EventPicture } from "./canvas.ts";
import { carolsByCandlelight } from "./carols-by-candlelight.ts";
import { harvestOrQuizNight } from "./harvest-or-quiz-night.ts";
import { morningWorship } from "./morning-worship.ts";
import { toyCollection } from "./toy-collection.ts";
import { watchnight } from "./watchnight.ts";

export const allEventPictures: readonly EventPicture[] = [
  bbDisplay,
  carolsByCandlelight,
  harvestOrQuizNight,
  morningWorship,
  toyCollection,
  watchnight,
];
