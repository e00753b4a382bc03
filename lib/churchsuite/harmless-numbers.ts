import { countDigits } from "./codes.ts";

// All patterns are bounded, so that no text can keep a browser busy. They look at simplified texts.

const TELEPHONE = /\+?\(?\d[\d ().-]{4,24}\d/g;
/** "7.30pm", "19:30", "7pm", and in the first group what stands before. */
const CLOCK_TIME = /(^|[^\d.:])\d{1,2}(?:[.:][0-5]\d(?: ?[ap]\.?m\b)?(?![.:]?\d)| ?[ap]\.?m\b)/g;
/** "£4.50", "£1,250" */
const PRICE = /[£€$] ?\d{1,4}(?:,\d{3}){0,2}(?:\.\d\d)?(?!\d)/g;

/** Takes the church's own telephones (from `listWaysToDial`), clock times and prices out of a text. */
export function withoutHarmlessNumbers(text: string, phones: Set<string>): string {
  if (countDigits(text) === 0) return text;
  return text
    .replace(TELEPHONE, (number) => (phones.has(takeDigits(number)) ? "" : number))
    .replace(CLOCK_TIME, "$1")
    .replace(PRICE, "");
}

/**
 * Lists the digits of a telephone number in all the ways in which people may write it: with its country, without its
 * area. `phone` is "028 9649 6012" or "+353 74 912 1234".
 */
export function listWaysToDial(phone: string): string[] {
  const [, ireland, irish = ""] = /^\+(353) (.*)$/.exec(phone) ?? [];
  const country = ireland ?? "44";
  const national = ireland ? irish : phone.replace(/^0/, "");
  const [, ...local] = national.split(" ");
  const digits = takeDigits(national);
  const abroad = [`${country}${digits}`, `${country}0${digits}`];
  return [`0${digits}`, local.join(""), ...abroad, ...abroad.map((number) => `00${number}`)];
}

function takeDigits(number: string): string {
  return number.replace(/\D/g, "");
}
