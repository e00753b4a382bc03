/** Names of codes that everybody may know, and other phrases that name a code in their words and not in their sense. */
const ORDINARY_PHRASES = [
  /\b(?:area|booking|churchsuite|colour|country|discount|dress|gift|highway|morse|post|promo|qr|sort|voucher) codes?\b/g,
  /\bcodes?[ -](?:breakers?|club|of conduct|of practice)\b/g,
  /\b(?:combination of hymns|dial[ -]a[ -](?:lift|prayer|ride)|dial 999|door[ -]to[ -]door|garage sales?|next door to|photo id|pin the tail|safe in the arms|(?:10|ten)[ -]pin)\b/g,
  // What people do online before they come together
  /\b(?:apply|book|booking|buy|donate|give|order|pay|register|sign[ -]?up|tickets) online\b/g,
  // "Return the form online by Friday 5 June"
  /\bonline(?= by (?:[a-z]{3,6}day )?\d\d?(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/g,
  /\blog[ -]?in to (?:my ?)?churchsuite\b/g,
  /\bpasswords? to (?:happiness|heaven|joy|life|peace|success)\b/g,
  // "Free wifi KirkGuest" says more than that it is free.
  /\bfree wi-?fi[ .!]{0,3}$/g,
];

/** Takes these phrases out of a simplified text. A word stands in their place, because figures by themselves may be a code. */
export function withoutOrdinaryPhrases(text: string): string {
  return ORDINARY_PHRASES.reduce((rest, phrase) => rest.replace(phrase, "something"), text);
}
