import { readFileSync } from "node:fs";
import path from "node:path";
import { readChurch } from "#app/content-loader/church.server.ts";
import { type Colour, channelsOf, colourOf } from "#tools/windows/glass.ts";

/** A palette's colour by its name: `palette("primary")`. Throws where it has none of that name. */
export type Palette = (name: string) => Colour;

export const chosenPalette = () => readChurch().looks?.palette ?? "lough";

/** Reads a file of app/styles/palettes: its colours by day, or by night, where what is not named is as by day. */
export function readPalette(file: string, scheme: "day" | "night" = "day"): Palette {
  const css = readFileSync(path.resolve("app/styles/palettes", `${file}.css`), "utf8");
  return (name) => {
    const line = new RegExp(`--${name}: (?:light-dark\\()?#([\\da-f]{6})(?:, #([\\da-f]{6})\\))?;`);
    const [, day, night = day] = line.exec(css) ?? [];
    const hex = scheme === "night" ? night : day;
    if (!hex) throw new Error(`The palette ${file} has no colour ${name}`);
    return `#${hex}`;
  };
}

/** Colours of the palettes that drawings have, too: what is in front of the hills is the footer's basalt. */
const SHARED = ["basalt", "primary", "primary-deep", "gold", "linen"];

/** What is cool in the drawings, in degrees of hue: sky, slates, far hills and glass. */
const COOL = { from: 188, to: 255, fade: 14 };

/**
 * A drawing of app/assets, which are all drawn for lough, in the colours of another palette: colours of lough's are
 * exchanged for those of the same name. Whatever else is cool differs from it as the colour named `guide` does, where
 * one is named; the panes of windows keep their glass.
 */
export function recoloured(svg: string, lough: Palette, palette: Palette, guide?: string): string {
  const exchanged = new Map(SHARED.map((name) => [lough(name), palette(name)]));
  const turn = guide ? turnBetween(lough(guide), palette(guide)) : (colour: Colour) => colour;
  return svg.replace(/#[\da-f]{6}/g, (found) => {
    const colour: Colour = `#${found.slice(1)}`;
    return exchanged.get(colour) ?? turn(colour);
  });
}

function turnBetween(one: Colour, other: Colour): (colour: Colour) => Colour {
  const [from, to] = [hslOf(one), hslOf(other)];
  return (colour) => {
    const { hue, saturation, lightness } = hslOf(colour);
    const outside = Math.max(COOL.from - hue, hue - COOL.to, 0);
    const share = Math.max(0, 1 - outside / COOL.fade);
    if (share === 0 || one === other) return colour;
    const vividness = 1 + share * (to.saturation / from.saturation - 1);
    return hexOf(hue + share * (to.hue - from.hue), Math.min(saturation * vividness, 1), lightness);
  };
}

function hslOf(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => channel / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const saturation = range && range / (1 - Math.abs(2 * lightness - 1));
  const sixths = [(green - blue) / range, 2 + (blue - red) / range, 4 + (red - green) / range];
  const sixth = (range && sixths[[red, green, blue].indexOf(most)]) ?? 0;
  return { hue: (sixth * 60 + 360) % 360, saturation, lightness };
}

function hexOf(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30 + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return colourOf([channel(0), channel(8), channel(4)]);
}
