import type { Contact } from "#app/agenda/agenda.server.ts";
import { makePhoneAddress } from "#app/ui/addresses.ts";

type AskProps = {
  contact: Contact;
  className?: string | undefined;
};

/** Says whom to ask: "Ask Mary Hill, 07700 900129". */
export function Ask({ contact: { name, phone }, className }: AskProps) {
  return (
    <p className={className}>
      Ask {name}, <a href={makePhoneAddress(phone)}>{phone}</a>
    </p>
  );
}
