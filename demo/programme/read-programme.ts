import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import { clockTime, verbatim, webAddress } from "#app/content-loader/facts/fields.server.ts";
import { weekday } from "#app/content-loader/facts/meets.server.ts";
import { weeks } from "#app/time/weekdays.ts";

// Wherever the website's words come from: the stand-in always plays the sample's events.
const FILE = "sample/programme.yaml";
// Its places and categories are named often, and an event may take another's facts.
const YAML_OPTIONS = { merge: true, maxAliasCount: -1 };

const dayOfYear = v.pipe(v.string(), v.regex(/^\d\d-\d\d$/));
const datesOfYear = v.strictObject({ from: dayOfYear, to: dayOfYear });
const number = v.pipe(v.number(), v.integer());

const regularly = v.strictObject({
  every: weekday,
  week: v.optional(v.picklist(weeks)),
  month: v.optional(number),
  turn: v.optional(number, 1),
});

const falls = v.union([
  regularly,
  v.strictObject({ on: dayOfYear }),
  v.strictObject({ inDays: number }),
]);

const category = v.strictObject({
  id: number,
  name: verbatim,
  color: v.pipe(verbatim, v.hexColor()),
});

const place = v.strictObject({
  type: v.picklist(["physical", "online"]),
  name: verbatim,
  address: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  url: v.nullable(webAddress),
});

const picture = v.picklist([
  "carols-by-candlelight",
  "watchnight",
  "harvest-or-quiz-night",
  "toy-collection",
  "morning-worship",
  "bb-display",
]);

const signUp = v.picklist([
  "can be booked",
  "details only",
  "ticket without address",
  "no tickets",
]);

const template = v.strictObject({
  /** Eight letters and numbers: the last part of its page's address. */
  identifier: v.pipe(v.string(), v.regex(/^[a-z\d]{8}$/)),
  name: v.string(),
  falls,
  only: v.optional(v.union([datesOfYear, v.array(datesOfYear)])),
  inTerm: v.optional(v.boolean(), false),
  hours: v.union([v.literal("all day"), v.strictObject({ from: clockTime, to: clockTime })]),
  endsDaysLater: v.optional(number, 0),
  place: v.nullable(place),
  category,
  description: v.nullable(v.string()),
  picture: v.optional(picture),
  signUp,
  capacity: v.optional(number),
  status: v.optional(v.picklist(["confirmed", "cancelled", "pending"]), "confirmed"),
  series: v.optional(number),
});

const programmeSchema = v.strictObject({
  terms: v.array(datesOfYear),
  categories: v.array(category),
  places: v.array(place),
  events: v.array(template),
  untidy: v.array(template),
});

/** An event of the programme, before it is known which day it falls on. */
export type EventTemplate = v.InferOutput<typeof template>;
export type Falls = EventTemplate["falls"];
export type Regularly = v.InferOutput<typeof regularly>;
export type Picture = v.InferOutput<typeof picture>;
export type SignUp = v.InferOutput<typeof signUp>;

let programme: v.InferOutput<typeof programmeSchema> | undefined;

/** The sample's programme as it is written down; read once. */
export function readProgramme() {
  programme ??= v.parse(programmeSchema, parse(readFileSync(FILE, "utf8"), YAML_OPTIONS));
  return programme;
}
