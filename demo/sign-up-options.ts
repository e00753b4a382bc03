import type { SignUp } from "./occasions/occasion.ts";

const fixedQuestions = {
  name: { name: "Name", response_type: "Text", required: true, hidden: false },
  email: { name: "Email", response_type: "Email", required: "first", hidden: false },
  mobile: { name: "Phone", response_type: "Phone", required: false, hidden: false },
  notes: { name: "Notes", response_type: "Paragraph", required: false, hidden: false },
};

/** Every switch is the text "1" or "0", and the address is there whether or not one can book. */
export function signUpOptions(signUp: SignUp, eventPage: string) {
  const on = signUp === "can be booked" ? "1" : "0";
  const tickets = {
    "can be booked": { tickets: { enabled: on, url: eventPage } },
    "details only": { tickets: { enabled: on, url: eventPage } },
    "ticket without address": { tickets: { enabled: on } },
    "no tickets": {},
  } satisfies Record<SignUp, object>;
  return {
    notification: "0",
    connect: { visible: "0" },
    embed: { visible: "1", enabled: on },
    public: { visible: "1", enabled: on, featured: "0" },
    sequence_signup: "0",
    signup_cancel: on,
    signup_enabled: on,
    ...tickets[signUp],
    visible_to_tags: [],
    fixed_questions: fixedQuestions,
  };
}
