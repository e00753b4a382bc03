import type { Alarm } from "./alarms.ts";

/** What is printed of a website: each alarm with what to do, or that there is none. */
export function reportOf(website: string, alarms: Alarm[]): string {
  if (alarms.length === 0) return `All is well at ${website}.`;
  const count = alarms.length === 1 ? "One thing" : `${alarms.length} things`;
  return [
    `${count} at ${website} must not wait:`,
    ...alarms.map(({ what, toDo }, index) => `  ${index + 1}. ${what}\n     ${toDo}.`),
  ].join("\n\n");
}
