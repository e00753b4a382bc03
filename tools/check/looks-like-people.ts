/** "Mrs Hill", "Rev. J Smith" */
const TITLE = /^(?:mrs?|miss|ms|rev(?:erend)?|dr|prof|pastor|elder)\.? \p{Lu}/iu;
/** "Tea: Ruth and Ann", "Door duty – Tom" */
const ROTA =
  /\b(?:rota|on duty|duty|led by|leaders?|preachers?|readers?|speakers?|helpers?|teas?|stewards?|welcome)\b ?(?:[:–-]|is |are )/i;
/** Words of places, in which names of people stand, too: "Ruth Hill House". */
const PLACE =
  /\b(?:avenue|beach|bridge|building|café|cafe|car park|castle|cathedral|cent(?:re|er)|chapel|church|club|co|college|cottage|county|court|drive|farm|field|forest|garden|grounds?|hall|halls|harbour|hill|hotel|house|inn|island|kitchen|lake|lane|library|lodge|lough|lounge|manse|market|mill|mountain|park|pitch|place|primary|road|room|rooms|school|shore|square|street|theatre|town|village|ward|wood|woods)\b/i;
/** A first name or an initial, and a surname. */
const FULL_NAME =
  /^(?:\p{Lu}\p{Ll}+|\p{Lu}\.?)(?: \p{Lu}\.?)?[ .](?:Mc ?|Mac|O’|de |van )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u;

/** First names that are frequent in Ulster. Without them "Anne, Bob & Carol" looks like "Antrim, Bangor & Comber". */
const FREQUENT_NAMES = [
  "Alan",
  "Alison",
  "Andrew",
  "Andy",
  "Ann",
  "Anna",
  "Anne",
  "Billy",
  "Bob",
  "Brian",
  "Carol",
  "Cathy",
  "Chris",
  "Claire",
  "Colin",
  "Dave",
  "David",
  "Deborah",
  "Elizabeth",
  "Emma",
  "Fiona",
  "Gail",
  "Gareth",
  "Gary",
  "George",
  "Gillian",
  "Graham",
  "Hannah",
  "Harry",
  "Hazel",
  "Heather",
  "Helen",
  "Ian",
  "Irene",
  "Jack",
  "Jackie",
  "James",
  "Jane",
  "Jean",
  "Jenny",
  "Jim",
  "Joan",
  "Joe",
  "John",
  "Jonathan",
  "Jonny",
  "Joy",
  "Judith",
  "Julie",
  "Karen",
  "Kate",
  "Kathleen",
  "Keith",
  "Ken",
  "Laura",
  "Lesley",
  "Linda",
  "Lisa",
  "Liz",
  "Louise",
  "Lynn",
  "Margaret",
  "Mark",
  "Mary",
  "Matthew",
  "Maureen",
  "Mervyn",
  "Michael",
  "Mike",
  "Neil",
  "Nicola",
  "Nigel",
  "Norman",
  "Pam",
  "Pat",
  "Patricia",
  "Paul",
  "Pete",
  "Peter",
  "Philip",
  "Rachel",
  "Rebecca",
  "Richard",
  "Rob",
  "Robert",
  "Ronnie",
  "Roy",
  "Ruth",
  "Sally",
  "Sam",
  "Samuel",
  "Sandra",
  "Sarah",
  "Sharon",
  "Sheila",
  "Simon",
  "Stephen",
  "Stuart",
  "Sue",
  "Susan",
  "Thomas",
  "Tim",
  "Tom",
  "Trevor",
  "Valerie",
  "Wendy",
  "Wesley",
  "William",
];
/** "Anne", "Tom H", "Ruth McA" */
const FIRST_NAME = new RegExp(
  `^(?:${FREQUENT_NAMES.join("|")})(?: (?:Mc|Mac|O’)?\\p{Lu}\\p{Ll}{0,2}\\.?)?$`,
  "u",
);

/** Whether the name of a place looks like people on a rota. A single person without a title might be a place. */
export function looksLikePeople(place: string): boolean {
  if (/\d/.test(place)) return false;
  if (ROTA.test(place)) return true;
  // "Youth: Tom (lead), Sound: Ruth + Sam" has these parts: Tom, Ruth, Sam.
  const names = place.replace(/(?:^|[,/;])[^:,/;]*: /g, ", ").replace(/ \([^()]*\)/g, "");
  const parts = names.split(/\s*(?:[,/&+;]|\band\b)\s*/).filter(Boolean);
  if (parts.some((part) => TITLE.test(part) && !PLACE.test(part.replace(TITLE, "")))) return true;
  const people = parts.filter((part) => FULL_NAME.test(part) || FIRST_NAME.test(part));
  const surnames = people.filter((part) => PLACE.test(part));
  return people.length >= 2 && people.length === parts.length && surnames.length < people.length;
}
