import type { Head } from "#tools/drawing/portraits/face/head.ts";

/** Draws a beard or moustache on a head; `lip` is where the lips meet, in px below the eyes. */
export type Beard = (head: Head, lip: number) => string;
