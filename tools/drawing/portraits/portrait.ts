import { drawNeck } from "./clothes/body.ts";
import { drawBrows } from "./face/brows.ts";
import { drawEars } from "./face/ears.ts";
import { drawEyes } from "./face/eyes.ts";
import { drawFlesh } from "./face/flesh.ts";
import { drawFreckles } from "./face/freckles.ts";
import { drawGlasses } from "./face/glasses.ts";
import { headFrom } from "./face/head.ts";
import { drawMouth } from "./face/mouth.ts";
import { drawNose } from "./face/nose.ts";
import { drawYears } from "./face/years.ts";
import { SOFTENERS } from "./paint.ts";
import { drawPanes } from "./panes.ts";
import type { Sitter } from "./sitter.ts";
import { skinFrom } from "./skin.ts";

const PORTRAIT_WIDTH = 800;
const PORTRAIT_HEIGHT = 1000;

/** The size of a sitter in the picture: 1 would leave more window than face. */
const SCALE = 1.12;
const EYES_AT = 446;
/** The hollow of the throat lies this far below the chin. */
const CHIN_TO_THROAT = 92;
const MIDDLE = PORTRAIT_WIDTH / 2;

/** Draws a sitter in front of a leaded window, as SVG. */
export function drawPortrait(sitter: Sitter): string {
  const skin = skinFrom(sitter.skin.base, sitter.skin.warmth);
  const head = headFrom(sitter.skull, sitter.turn);
  const hair = sitter.hair.style(head, sitter.hair.colour);
  const throat = EYES_AT + (sitter.skull.chin + CHIN_TO_THROAT) * SCALE;
  const onHead = (drawing: string) =>
    `<g transform="translate(${MIDDLE} ${EYES_AT}) scale(${SCALE}) rotate(${sitter.tilt} 0 ${sitter.skull.chin})">${drawing}</g>`;
  const onBody = (drawing: string) =>
    `<g transform="translate(${MIDDLE} ${throat}) scale(${SCALE})">${drawing}</g>`;
  const face = [
    drawEars(head, sitter.ears, skin),
    drawFlesh(head, skin),
    sitter.skin.freckles ? drawFreckles(head, skin) : "",
    drawYears(head, sitter, sitter.years, skin),
    drawNose(head, sitter.nose, skin),
    sitter.beard?.(head, sitter.mouth.down) ?? "",
    drawMouth(head, sitter.mouth, skin),
    sitter.moustache?.(head, sitter.mouth.down) ?? "",
    drawEyes(head, sitter.eyes, skin),
    drawBrows(head, sitter.eyes.apart, sitter.brows),
    hair.front,
    sitter.earrings?.(head) ?? "",
    sitter.glasses ? drawGlasses(head, sitter.eyes, sitter.glasses) : "",
  ].join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PORTRAIT_WIDTH} ${PORTRAIT_HEIGHT}">`,
    `<defs>${SOFTENERS}${LIGHT}</defs>`,
    drawPanes(sitter.slug, sitter.glass, PORTRAIT_WIDTH, PORTRAIT_HEIGHT),
    onBody(sitter.behindNeck?.(sitter.body) ?? ""),
    onHead(hair.behind),
    onBody(drawNeck(sitter.body, skin, sitter.years.jowls > 0) + sitter.clothes(sitter.body)),
    onHead(face),
    `<rect width="${PORTRAIT_WIDTH}" height="${PORTRAIT_HEIGHT}" fill="url(#light)"/>`,
    "</svg>",
  ].join("\n");
}

/** Morning light from the upper left, over sitter and window alike, so that both are glass. */
const LIGHT = `<linearGradient id="light" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="#fff2c4" stop-opacity=".3"/><stop offset=".45" stop-color="#fff2c4" stop-opacity="0"/><stop offset="1" stop-color="#0f2d3a" stop-opacity=".26"/></linearGradient>`;
