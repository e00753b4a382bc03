/** "7:00 PM" */
const AMERICAN = /\b(?<clock>\d{1,2}:\d\d) (?<half>[AP]M)/g;

/** "7–8:30pm", "11:30am–1pm", "11:30am–12:30pm" */
const BRITISH_RANGE =
  /(?<from>\d{1,2}(?::\d\d)?)(?<fromHalf>am|pm)?–(?<to>\d{1,2}(?::\d\d)?)(?<toHalf>am|pm)?/;

/** "7pm" */
const BRITISH_TIME = /(?<at>\d{1,2}(?::\d\d)?)(?<half>am|pm)/;

const BRITISH = new RegExp(`${BRITISH_RANGE.source}|${BRITISH_TIME.source}`, "g");

/** Finds the clock times in words, on 24 hours: "19:00" and "20:30" in "7–8:30pm", or in "7:00 PM until 8:30 PM". */
export function clockTimesIn(words: string): string[] {
  const american = [...words.matchAll(AMERICAN)].map(({ groups = {} }) =>
    on24Hours(groups.clock, groups.half),
  );
  if (american.length > 0) return american;
  return [...words.matchAll(BRITISH)].flatMap(({ groups = {} }) => {
    const { from, fromHalf, to, toHalf, at, half } = groups;
    if (at) return [on24Hours(at, half)];
    // In "7–8:30pm" both are in the afternoon.
    return [on24Hours(from, fromHalf ?? toHalf), on24Hours(to, toHalf)];
  });
}

function on24Hours(clock = "", half: string | undefined): string {
  const [hours = "", minutes = "00"] = clock.split(":");
  const hour = half ? hourOfHalf(Number(hours), half) : Number(hours);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** 0 for 12am, 12 for 12pm, 19 for 7pm. */
function hourOfHalf(hour: number, half: string): number {
  const isAfternoon = half.toLowerCase() === "pm";
  return (hour % 12) + (isAfternoon ? 12 : 0);
}
