import { expect, test } from "vitest";
import { type MeetingDate, makeMeeting } from "#dates";
import { seriesWith } from "#dates/testing";
import { type Day, wallTime } from "#time";
import { answerForChildren, type ChildrenGroup } from "./children.ts";

const day = "2026-12-20";
const service = makeMeeting({ day, from: "11:30", to: "12:45" }, {});

type Known = { name?: string; from?: string; date?: Omit<MeetingDate, "day">; term?: boolean };

function groupWith({ name = "The Ark", from = "11:30", date, term }: Known): ChildrenGroup {
  const rule = term ? { every: "Sunday" as const, term } : { every: "Sunday" as const };
  const meetings = date ? [{ day, ...date } as MeetingDate] : [];
  const series = seriesWith({ name, from, to: "12:30", rule, room: "Minor Hall", meetings });
  return { name, path: "/activities/the-ark", who: "Age 3 to Year 5", series };
}

function answer(group: ChildrenGroup, today: Day = "2026-12-19") {
  const { groups, off } = answerForChildren(service, [group], wallTime(today, "09:00"));
  return [...groups.map(({ name, details }) => `${name}, ${details}`), ...off];
}

test.each<[string, Known, string[]]>([
  ["that meets", { date: {} }, ["The Ark, Minor Hall"]],
  ["in another room", { date: { where: "Library" } }, ["The Ark, Library"]],
  ["with a name of its own", { date: { name: "Nativity" } }, ["The Ark, Nativity, Minor Hall"]],
  ["a little later", { date: { from: "11:50" } }, ["The Ark, Minor Hall"]],
  ["in the afternoon for once", { date: { from: "15:00" } }, []],
  ["that is off", { date: { change: "off", why: "snow" } }, ["The Ark is off this Sunday: snow."]],
  [
    "that is moved",
    { date: { change: "off", movedTo: "2026-12-21" } },
    ["The Ark is off this Sunday: moved to Monday 21 December."],
  ],
  [
    "after its last known term",
    { term: true },
    ["The Ark is off this Sunday: it keeps school terms."],
  ],
  ["without dates", {}, []],
])("what parents read of a group %s", (_, known, lines) => {
  expect(answer(groupWith(known))).toEqual(lines);
});

test("a group's own words say how its children get there", () => {
  const group = { ...groupWith({ date: {} }), duringService: "after the second hymn" };
  expect(answer(group)).toEqual(["The Ark, after the second hymn"]);
});

test("half-term and school holidays are named; from seven days before with the date", () => {
  const ark = groupWith({});
  ark.series.breaks.push({ from: "2026-12-19", to: "2027-01-03", name: "school holidays" });
  expect(answer(ark, "2026-12-14")).toEqual(["The Ark is off this Sunday: school holidays."]);
  expect(answer(ark, "2026-12-13")).toEqual([
    "The Ark is off on Sunday 20 December: school holidays.",
  ]);
});

test("groups that are off for one reason are named together", () => {
  const off = (name: string, why: string) => groupWith({ name, date: { change: "off", why } });
  const groups = [
    off("Crèche", "all together"),
    off("The Ark", "all together"),
    off("Library", "snow"),
  ];
  expect(answerForChildren(service, groups, wallTime("2026-12-19", "09:00")).off).toEqual([
    "Crèche and The Ark are off this Sunday: all together.",
    "Library is off this Sunday: snow.",
  ]);
});
