/** The door of the library: what the rest of the project may ask of it. It is opened as `#glass`. */

export { drawPortrait } from "./draw-portrait.ts";
export { type DrawnWindow, drawWindow, type WindowOptions } from "./draw-window.ts";
export { EmblemProblem } from "./emblem-problem.ts";
export { glassNames } from "./glasses.ts";
