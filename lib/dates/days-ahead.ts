/** For how many days after its build a page names dates. Later than that it says the rule. */
export const DAYS_AHEAD = 42;
