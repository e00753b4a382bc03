import type { Sitter } from "#tools/drawing/portraits/sitter.ts";
import { alanMawhinney } from "./alan-mawhinney.ts";
import { anneStinson } from "./anne-stinson.ts";
import { davidHarkness } from "./david-harkness.ts";
import { emmanuelOkafor } from "./emmanuel-okafor.ts";
import { heatherLoughlin } from "./heather-loughlin.ts";
import { jonnyRea } from "./jonny-rea.ts";
import { margaretBoyd } from "./margaret-boyd.ts";
import { priscillaNairn } from "./priscilla-nairn.ts";
import { robertGilliland } from "./robert-gilliland.ts";
import { ruthAdair } from "./ruth-adair.ts";
import { samuelOrr } from "./samuel-orr.ts";
import { williamMckee } from "./william-mckee.ts";

/** The convener, the eight elders and the staff, in the order of the page. */
export const everyone: readonly Sitter[] = [
  alanMawhinney,
  robertGilliland,
  margaretBoyd,
  samuelOrr,
  ruthAdair,
  emmanuelOkafor,
  heatherLoughlin,
  williamMckee,
  anneStinson,
  jonnyRea,
  priscillaNairn,
  davidHarkness,
];
