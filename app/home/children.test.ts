import { expect, test } from "vitest";
import { type MeetingDate, makeMeeting, type Rule } from "#dates";
import { seriesWith } from "#dates/testing";
import { type Day, wallTime } from "#time";
import { answerForChildren, type ChildrenGroup } from "./children.ts";

const day = "2026-12-20";
const service = makeMeeting({ day, from: "11:30", to: "12:45" }, {});

/** A group for children, and how it is on that Sunday. */
type GroupInShort = {
  name?: string;
  /** When it usually begins. */
  from?: string;
  /** Its date on that day; missing if it has none. */
  date?: Omit<MeetingDate, "day">;
  /** Whether it keeps school terms. */
  term?: boolean;
};

function makeGroup({ name = "The Ark", from = "11:30", date, term }: GroupInShort): ChildrenGroup {
  const rule: Rule = { every: "Sunday", term };
  const meetings: MeetingDate[] = date ? [{ day, ...date }] : [];
  const series = seriesWith({ name, from, to: "12:30", rule, room: "Minor Hall", meetings });
  return { name, path: "/activities/the-ark", who: "Age 3 to Year 5", series };
}

/** What parents read of a group: its line, or why it is off. */
function readAnswer(group: ChildrenGroup, today: Day = "2026-12-19"): string[] {
  const { groups, off } = answerForChildren(service, [group], wallTime(today, "09:00"));
  return [...groups.map(({ name, details }) => `${name}, ${details}`), ...off];
}

test.each<[what: string, group: GroupInShort, words: string]>([
  ["meets as usual", { date: {} }, "The Ark, Minor Hall"],
  ["is in another room", { date: { where: "Library" } }, "The Ark, Library"],
  [
    "has a name of its own that day",
    { date: { name: "Nativity" } },
    "The Ark, Nativity, Minor Hall",
  ],
  ["begins a little later", { date: { from: "11:50" } }, "The Ark, Minor Hall"],
  ["is off", { date: { change: "off", why: "snow" } }, "The Ark is off this Sunday: snow."],
  [
    "is put on another day",
    { date: { change: "off", movedTo: "2026-12-21" } },
    "The Ark is off this Sunday: moved to Monday 21 December.",
  ],
  [
    "keeps school terms, of which no later one is known",
    { term: true },
    "The Ark is off this Sunday: it keeps school terms.",
  ],
])("parents read of a group that %s: %s", (_what, group, words) => {
  expect(readAnswer(makeGroup(group))).toEqual([words]);
});

test.each<[what: string, group: GroupInShort]>([
  ["is in the afternoon for once", { date: { from: "15:00" } }],
  ["has no dates", {}],
])("parents read nothing of a group that %s", (_what, group) => {
  expect(readAnswer(makeGroup(group))).toEqual([]);
});

test("a group's own words say how its children get there", () => {
  const group = { ...makeGroup({ date: {} }), duringService: "after the second hymn" };
  expect(readAnswer(group)).toEqual(["The Ark, after the second hymn"]);
});

test("a group that is off for the school holidays says so, and its day if that is a week away", () => {
  const ark = makeGroup({});
  ark.series.breaks.push({ from: "2026-12-19", to: "2027-01-03", name: "school holidays" });
  expect(readAnswer(ark, "2026-12-14")).toEqual(["The Ark is off this Sunday: school holidays."]);
  expect(readAnswer(ark, "2026-12-13")).toEqual([
    "The Ark is off on Sunday 20 December: school holidays.",
  ]);
});

test("groups that are off for one reason are named together", () => {
  const groups = [
    makeGroup({ name: "Crèche", date: { change: "off", why: "all together" } }),
    makeGroup({ name: "The Ark", date: { change: "off", why: "all together" } }),
    makeGroup({ name: "Library", date: { change: "off", why: "snow" } }),
  ];
  expect(answerForChildren(service, groups, wallTime("2026-12-19", "09:00")).off).toEqual([
    "Crèche and The Ark are off this Sunday: all together.",
    "Library is off this Sunday: snow.",
  ]);
});
