import { type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { phoneAddress } from "#app/ground/addresses.ts";
import styles from "./contact-links.module.css";
import { relOf } from "./outside-link.ts";

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <ContactLink href={phoneAddress(phone)} icon={Phone}>
      {phone}
    </ContactLink>
  );
}

/** Where there is no room for it in one line, the address goes on in the next before its @. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split("@");
  return (
    <ContactLink href={`mailto:${email}`} icon={Mail}>
      <span>
        {name}
        <wbr />
        {`@${host}`}
      </span>
    </ContactLink>
  );
}

/** A way to the map, in the words of an address. */
export function MapLink({ map, children }: { map: string; children: ReactNode }) {
  return (
    <ContactLink href={map} icon={MapPin}>
      {children}
    </ContactLink>
  );
}

function ContactLink({
  href,
  icon: Icon,
  children,
}: {
  href: string;
  icon: LucideIcon;
  children: ReactNode;
}) {
  return (
    <a href={href} rel={relOf(href)} className={styles.link}>
      <Icon aria-hidden /> {children}
    </a>
  );
}
