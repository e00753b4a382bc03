/** The person, or the office, to ask about something. */
export type Contact = {
  /** "Mary Hill", "the office" */
  name: string;
  phone: string;
};

/** The church office. People ask it about whatever has no contact of its own. */
export function makeOfficeContact({ phone }: { phone: string }): Contact {
  return { name: "the office", phone };
}
