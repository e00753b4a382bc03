import * as v from "valibot";
import { verbatim } from "./fields.server.ts";

/** Who keeps the registers of charities in these islands, and how the number of each is written. */
const regulators = [
  { regulator: "the Charity Commission for Northern Ireland", number: /^NIC ?\d{6}$/i },
  { regulator: "the Scottish Charity Regulator (OSCR)", number: /^SC ?\d{6}$/i },
  { regulator: "the Charity Commission for England and Wales", number: /^\d{6,7}$/ },
  { regulator: "the Charities Regulator", number: /^RCN ?\d{8}$/i },
];

/** A charity's number as its regulator writes it, "SC012345" or "RCN 20012345", and who that is. */
export const charity = v.pipe(
  verbatim,
  v.regex(
    new RegExp(regulators.map(({ number }) => number.source).join("|"), "i"),
    "expected the number that your regulator gave you: such as NIC100000 in Northern Ireland, SC012345 in Scotland, 1234567 in England and Wales, RCN 20012345 in the Republic of Ireland",
  ),
  v.transform((typed) => ({
    number: typed.toUpperCase().replace(" ", "").replace("RCN", "RCN "),
    regulator: regulators.find(({ number }) => number.test(typed))?.regulator ?? "",
  })),
);
