/** Numbers with the code of the United Kingdom or of the Republic of Ireland. */
const WITH_COUNTRY = /^\+(?:44[1-35789]\d{8,9}|353[1-9]\d{6,9})$/;
/** Numbers of the United Kingdom as people dial them there. A shorter number may be of the Republic: "074 912 1234". */
const NATIONAL = /^0(?:[1-35789]\d{9}|800\d{6})$/;

/** Writes a number as a link dials it: "+442896496012" for "028 9649 6012" or "+44 (0)28 9649 6012". "" if it is incomplete. */
export function numberToDial(phone: string): string {
  const digits = phone
    .replace(/^\(0\)/, "0")
    .replace(/\(0\)/, "")
    .replace(/[\s().\p{Pd}\p{Cf}]/gu, "");
  const number = digits.replace(/^00/, "+").replace(/^(\+44|\+353)0/, "$1");
  if (WITH_COUNTRY.test(number)) return number;
  return NATIONAL.test(digits) ? `+44${digits.slice(1)}` : "";
}
