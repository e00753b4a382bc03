import { ArrowRight, ArrowUpRight, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { phoneAddress, relOf } from "./addresses.ts";
import button from "./button.module.css";
import styles from "./links.module.css";

export type Look = "primary" | "gold" | "outline" | "on-dark";

const OPENS_IN_NEW_TAB = "opens-in-a-new-tab";

type Link = { to: string; children: ReactNode };
type Button = Link & { look: Look; isSmall?: boolean; isCurrent?: boolean };
type Links = ComponentProps<"ul"> & { links: { to: string; name: string; lang?: string }[] };

/** A link in the shape of a button, to a page of this site or to a section ("#…") of the page shown. */
export function ButtonLink({ to, look, isSmall, isCurrent, children }: Button) {
  const shape = `${button.button} ${button[look]} ${isSmall ? button.small : ""}`;
  return (
    <a href={to} aria-current={isCurrent ? "page" : undefined} className={shape}>
      {children}
    </a>
  );
}

/** A link with an arrow, to a page of this site or to a web address. Paper does not have it, which leads nowhere. */
export function MoreLink({ to, children }: Link) {
  return (
    <a href={to} rel={relOf(to)} className={`${styles.more} not-printed`}>
      {children}
      <ArrowRight aria-hidden />
    </a>
  );
}

type Outside = { href: string; className?: string | undefined; children: ReactNode };

export function ExternalLink({ href, className, children }: Outside) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={OPENS_IN_NEW_TAB}
      className={className}
    >
      {children} <ArrowUpRight aria-hidden />
    </a>
  );
}

export function ExternalButton({ href, look, children }: Outside & { look: Look }) {
  return (
    <ExternalLink href={href} className={`${button.button} ${button.external} ${button[look]}`}>
      {children}
    </ExternalLink>
  );
}

/** Links of a menu or a list, each by itself. */
export function LinkList({ links, ...attributes }: Links) {
  return (
    <ul {...attributes}>
      {links.map(({ to, name, lang }) => (
        <li key={to}>
          <a href={to} lang={lang} hrefLang={lang} className="tap">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The description of every ExternalLink, for screen readers; rendered once per page. */
export function NewTabNote() {
  return (
    <p id={OPENS_IN_NEW_TAB} hidden>
      Opens in a new tab
    </p>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return contactLink(phoneAddress(phone), Phone, phone);
}

/** Where there is no room for it in one line, the address goes on in the next before its @. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split("@");
  return contactLink(
    `mailto:${email}`,
    Mail,
    <span>
      {name}
      <wbr />
      {`@${host}`}
    </span>,
  );
}

export function MapLink({ map, children }: { map: string; children: ReactNode }) {
  return contactLink(map, MapPin, children);
}

function contactLink(href: string, Icon: LucideIcon, words: ReactNode) {
  return (
    <a href={href} rel={relOf(href)} className={styles.contact}>
      <Icon aria-hidden /> {words}
    </a>
  );
}
