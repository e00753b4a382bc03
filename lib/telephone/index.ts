/** The door of the library: which words are a telephone number, and what a link to it dials. It is opened as `#telephone`. */

/** What may stand between the digits of a number, some dashes included. */
const BETWEEN_DIGITS = "[ \\u00a0().\\u2010-\\u2013-]{0,3}";

/**
 * The pattern of whatever has as many digits as a whole number: "028 9649 6013", "(028) 9649 6013", "+44 (0)28 9649 6013".
 * `numberToDial` says whether it is one.
 */
export const WRITTEN_NUMBER = `(?:(?:\\+|00 ?)(?:44|353)(?:${BETWEEN_DIGITS}\\d){8,11}|(?:\\((?=0\\d{2,4}\\)))?0(?:${BETWEEN_DIGITS}\\d){9,10})(?!\\d)`;

/**
 * Makes the pattern of all numbers among words that are no part of a word or an address. Its first group is the sign before
 * the number, if there is one, because the oldest browsers cannot look behind. Its second is the number.
 */
export function makeNumberPattern(): RegExp {
  return new RegExp(`(^|[^\\w@+/.-])(${WRITTEN_NUMBER})`, "g");
}

/** Numbers with the code of the United Kingdom or of the Republic of Ireland. */
const WITH_COUNTRY = /^\+(?:44[1-35789]\d{8,9}|353[1-9]\d{6,9})$/;
/** Numbers of the United Kingdom as people dial them there. A shorter number may be of the Republic: "074 912 1234". */
const NATIONAL = /^0(?:[1-35789]\d{9}|800\d{6})$/;

/**
 * Writes a number as a link dials it: "+442896496012" for "028 9649 6012" or "+44 (0)28 9649 6012". "" if it is incomplete.
 * It names the country, because with a telephone from the Republic of Ireland 028 is County Cork.
 */
export function numberToDial(phone: string): string {
  const digits = phone
    .replace(/^\(0\)/, "0")
    .replace(/\(0\)/, "")
    .replace(/[\s().\p{Pd}\p{Cf}]/gu, "");
  const number = digits.replace(/^00/, "+").replace(/^(\+44|\+353)0/, "$1");
  if (WITH_COUNTRY.test(number)) return number;
  return NATIONAL.test(digits) ? `+44${digits.slice(1)}` : "";
}
