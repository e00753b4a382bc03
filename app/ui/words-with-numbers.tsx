import { createElement, Fragment } from "react";
import { makeNumberPattern, numberToDial } from "#telephone";
import { makePhoneAddress } from "./addresses.ts";

/** Words of the church in which telephone numbers are links. Only builds print them. */
export function WordsWithNumbers({ words }: { words: string }) {
  const parts = words.split(makeNumberPattern());
  return createElement(Fragment, null, ...parts.map(linkNumber));
}

function linkNumber(part: string) {
  return numberToDial(part) ? <a href={makePhoneAddress(part)}>{part}</a> : part;
}
