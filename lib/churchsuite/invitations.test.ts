import { describe, expect, test } from "vitest";
import { feedAt } from "./feed.ts";
import { findInvitation } from "./invitations.ts";
import { parseHtml } from "./parse-html.server.ts";
import { writeAsText } from "./prose.ts";
import { type FeedReading, readFeed } from "./read-feed.ts";
import { ASK_THE_OFFICE } from "./readers.ts";
import { feedEntry } from "./testing.ts";
import { entrySchema } from "./wire.ts";

function read(answer: unknown): FeedReading {
  return readFeed(answer, feedAt("https://example.churchsuite.com", "embed"), parseHtml);
}

function readText(description: string): string {
  const { events } = read([feedEntry("Prayer", "2026-12-01 20:00:00", { description })]);
  return writeAsText(events[0]?.description ?? []);
}

/** What is left of a text to somebody who looks for a secret in it: letters and digits. */
function keepLettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/\\n|[^a-z\d]/g, "");
}

type Invitation = { lines: string[]; secrets: string[] };

/** What the services' invitations paste, written from their templates, and what nobody may be able to read of it. */
const invitations: Record<string, Invitation> = {
  Zoom: {
    lines: [
      "Ruth McAlister is inviting you to a scheduled Zoom meeting.",
      "Join Zoom Meeting",
      "https://us02web.zoom.us/j/81234567890?pwd=Qw3rtyPass.1",
      "Meeting ID: 812 3456 7890",
      "Passcode: 482113",
      "One tap mobile",
      "+442034815237,,81234567890#,,,,*482113# United Kingdom",
      "Join by SIP",
      "81234567890@zoomcrc.com",
      "Find your local number: https://us02web.zoom.us/u/kbXyZ12",
    ],
    secrets: ["81234567890", "482113", "Qw3rtyPass", "kbXyZ12"],
  },
  Teams: {
    lines: [
      "Join the meeting now",
      "https://teams.microsoft.com/l/meetup-join/19%3ameeting_Zz91QQ%40thread.v2/0",
      "Meeting ID: 345 678 901 234",
      "Passcode: aB3xY9",
      "+44 20 3443 9600,,123456789# United Kingdom, London",
      "Find a local number <https://dialin.teams.microsoft.com/abcd?id=123456789>",
      "Phone conference ID: 123 456 789#",
      "Tenant key: teams@vc.kirk.example",
      "Video ID: 112 233 445 6",
    ],
    secrets: ["Zz91QQ", "345678901234", "aB3xY9", "123456789", "teams@vc", "1122334456"],
  },
  Meet: {
    lines: [
      "Video call link: https://meet.google.com/abc-defg-hij",
      "Or dial: (GB) +44 20 3957 1234 PIN: 482 113 990#",
      "More phone numbers: https://tel.meet/abc-defg-hij?pin=4821139901234",
    ],
    secrets: ["abc-defg-hij", "482113990"],
  },
  Webex: {
    lines: [
      "Join meeting",
      "https://kirk.webex.com/kirk/j.php?MTID=m0fe1aa22",
      "Meeting number (access code): 2345 678 9012",
      "Meeting password: jesusSaves22 (53787283 when dialing from a phone)",
      "+44-20-3198-8141,,23456789012#53787283# United Kingdom",
      "Dial 23456789012@kirk.webex.com",
      "Host key: 552917",
    ],
    secrets: ["23456789012", "jesusSaves22", "53787283", "m0fe1aa22", "552917"],
  },
  WhatsApp: {
    lines: ["Open this link to join my WhatsApp Group: https://chat.whatsapp.com/GxY7kLm22QpZ"],
    secrets: ["GxY7kLm22QpZ"],
  },
  Signal: {
    lines: ["Follow this link to join a Signal group:", "https://signal.group/#CjQKIAbcDef99"],
    secrets: ["CjQKIAbcDef99"],
  },
  Telegram: {
    lines: ["You have been invited to the group Elders.", "https://t.me/+Qx7RtQ2kLm9"],
    secrets: ["Qx7RtQ2kLm9"],
  },
  Messenger: {
    lines: ["Join the group chat on Messenger:", "https://m.me/j/AbY7zz11/"],
    secrets: ["AbY7zz11"],
  },
};

function escapeSigns(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Makes links of the addresses in a line, which are changed before. */
function link(line: string, change = (address: string) => address, words = ""): string {
  return escapeSigns(line).replace(/https?:[^\s&>]+/g, (address) => {
    return `<a href="${change(address)}">${words || address}</a>`;
  });
}

function wrap(address: string): string {
  const wrapped = encodeURIComponent(address);
  return `https://eur03.safelinks.protection.outlook.com/?url=${wrapped}&amp;data=05%7Cx`;
}

/** "Passcode: 482113" in two parts, with something between them. */
function split(line: string, between: string): string {
  return escapeSigns(line).replace(/^([\w ()]+:) (?!http)/, `$1${between}`);
}

const lineByLine = (write: (line: string) => string) => (lines: string[]) => {
  return lines.map(write).join("");
};

/** How an invitation may stand in a description. */
const markups: Record<string, (lines: string[]) => string> = {
  "plain text": (lines) => lines.join("\r\n"),
  paragraphs: lineByLine((line) => `<p>${link(line)}</p>`),
  "lines of one paragraph": (lines) => `<p>${lines.map((line) => link(line)).join("<br>")}</p>`,
  "links with other words": lineByLine((line) => `<p>${link(line, undefined, "Click here")}</p>`),
  "entries of a list": (lines) =>
    `<ul>${lines.map((line) => `<li>${link(line)}</li>`).join("")}</ul>`,
  "a mail of Outlook": lineByLine(
    (line) => `<p><span>${link(line, wrap, "Join")}</span><o:p></o:p></p>`,
  ),
  "labels above their numbers": lineByLine((line) => `<p><b>${split(line, "<br>")}</b></p>`),
  "cells of a table": (lines) => {
    const rows = lines.map((line) => `<tr><td>${split(line, "</td><td>")}</td></tr>`);
    return `<table>${rows.join("")}</table>`;
  },
};

describe.each(Object.entries(markups))("in %s", (_markup, write) => {
  test.each(Object.entries(invitations))(
    "nobody can read the way in of an invitation of %s, and the words beside it stay",
    (_service, { lines, secrets }) => {
      const text = readText(write(["Bring tea.", "", ...lines, "", "All welcome."]));
      expect(text).toMatch(/^(?:• )?Bring tea\.\s(?:.*\s)*All welcome\.$/);
      expect(text.split(ASK_THE_OFFICE)).toHaveLength(2);
      const readable = keepLettersAndDigits(text);
      for (const secret of secrets) expect(readable).not.toContain(keepLettersAndDigits(secret));
    },
  );
});

test.each<[typed: string, why: string]>([
  ["Join at zoom.us/j/81234567890", "zoom.us"],
  ["Write to ruth@zoom.us", "zoom.us"],
  ["https://zo%6Fm.us./j/8", "zoom.us"],
  ["https://www.google.com/url?q=https%253A%252F%252Fzoom.us%252Fj%252F8", "zoom.us"],
  ["https://ＺＯＯＭ.us/j/8, zo\u00adom.us", "zoom.us"],
  ["zoom.us.kilmorran.example, amazoom.us", ""],
  ["Meeting ID 812-3456-7890", "Meeting ID"],
  ["Pass\u200bcode： ４８２", "Passcode"],
  ["Passcode", "Passcode"],
  ["Meeting number (access code):", "access code"],
  ["mailto:office@kilmorran.example?body=Passcode%20482113", "Passcode"],
  ["+442034815237,,81234567890#", ",,"],
  ["Meeting number 12 of the year, in Room 4", ""],
  ["The passcode to the hall is kept by Ruth", ""],
  ["A password-protected film, and 2 passwords to guess", ""],
  ["Bring a safety pin, 4 nappies and a spoon", ""],
  // Whatever somebody phrases is shown: the feed is public.
  ["Hall code 4821. Wi-Fi: Kirk2026. Zoom 812 3456 7890.", ""],
])("why %j is left out: “%s”", (typed, why) => {
  expect(findInvitation(typed)).toBe(why);
});

test("a label alone goes with the line behind it, and no further", () => {
  const typed = "Bring tea.\n\nMeeting ID\n\n844 5556 6677\nAt eight.\nPasscode\nkirk91";
  expect(readText(typed)).toBe(`Bring tea.\n\n${ASK_THE_OFFICE}\n\nAt eight.`);
});

/** Lists the paths of all fields of a shape, "location.name", as far as its schema has fields within fields. */
function listPaths(schema: object, path: string[] = []): string[][] {
  if (!("entries" in schema)) return [path];
  const fields = Object.entries(Object(schema.entries));
  return fields.flatMap(([key, field]) => listPaths(Object(field), [...path, key]));
}

/** Puts a value into a field of an entry. */
function plant(entry: object, [key = "", ...rest]: string[], value: string): object {
  const inside = rest.length > 0 ? plant(Object(Reflect.get(entry, key)), rest, value) : value;
  return { ...entry, [key]: inside };
}

/** Fields that ChurchSuite sends and the site never reads. */
const neverRead = [["pin"], ["location", "url"], ["invite_hash"], ["muser"], ["site", "name"]];
const paths = [...listPaths(entrySchema), ...neverRead];

const planted = [
  "Passcode: 482113",
  "Passcode 482113",
  "https://us02web.zoom.us/j/482113",
  "<p><a href='https://us02web.zoom.us/j/482113'>Prayer</a></p>",
  "+442034815237,,482113#",
];

test.each(paths.map((path) => path.join(".")))(
  "an invitation in the field %s of an entry reaches nothing that is printed",
  (path) => {
    for (const invitation of planted) {
      const entry = feedEntry("Prayer", "2026-12-01 20:00:00", {
        starts_at: "2026-12-01 20:00:00",
      });
      const answer = [plant(entry, path.split("."), invitation)];
      const { events, unread, leftOut } = read(answer);
      expect(events.length + unread.length).toBe(1);
      expect(JSON.stringify([events, unread, leftOut])).not.toContain("482113");
    }
  },
);
