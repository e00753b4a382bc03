import { useChurch } from "#app/layout/site.ts";
import { makePhoneAddress } from "#app/ui/addresses.ts";

/** Says whom to ask if the calendar cannot be read. The number does not break in two in a narrow box. */
export function WhomToAsk() {
  const { phone } = useChurch();
  return (
    <>
      {"For anything else, ring the office on "}
      <a href={makePhoneAddress(phone)} className="one-line">
        {phone}
      </a>
      .
    </>
  );
}
