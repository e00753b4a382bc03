import { ArrowRight, ArrowUpRight, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { makePhoneAddress, relOf } from "./addresses.ts";
import button from "./button.module.css";
import styles from "./links.module.css";

type Look = "primary" | "gold" | "outline" | "on-dark";

const OPENS_IN_NEW_TAB = "opens-in-a-new-tab";

type ButtonLinkProps = {
  to: string;
  look: Look;
  isSmall?: boolean;
  /** Whether it leads to the page that it stands on. */
  isCurrent?: boolean;
  children: ReactNode;
};

/**
 * A link in the shape of a button, to a page of this site or to a section ("#…") of the same page. It is not printed: on
 * paper it would lead nowhere.
 */
export function ButtonLink({ to, look, isSmall, isCurrent, children }: ButtonLinkProps) {
  const shape = `${button.button} ${button[look]} ${isSmall ? button.small : ""} not-printed`;
  return (
    <a href={to} aria-current={isCurrent ? "page" : undefined} className={shape}>
      {children}
    </a>
  );
}

/** A link with an arrow, to a page of this site or to a web address. It is not printed either. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} rel={relOf(to)} className={`strong ${styles.more} not-printed`}>
      {children}
      <ArrowRight aria-hidden />
    </a>
  );
}

type ExternalLinkProps = {
  href: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to another website, which opens in a new tab. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
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

type ExternalButtonProps = {
  href: string;
  look: Look;
  children: ReactNode;
};

/** An ExternalLink in the shape of a button. */
export function ExternalButton({ href, look, children }: ExternalButtonProps) {
  return (
    <ExternalLink
      href={href}
      className={`${button.button} ${button.external} ${button[look]} balanced line-in-print`}
    >
      {children}
    </ExternalLink>
  );
}

type LinkListProps = ComponentProps<"ul"> & {
  links: {
    to: string;
    name: string;
    /** The language of the name and of the page, unless it is English. */
    lang?: string;
  }[];
};

/** A list of links to pages of this site. */
export function LinkList({ links, ...attributes }: LinkListProps) {
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

/** What screen readers say about every ExternalLink. It stands once on each page. */
export function NewTabNote() {
  return (
    <p id={OPENS_IN_NEW_TAB} hidden>
      Opens in a new tab
    </p>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return renderContactLink(makePhoneAddress(phone), Phone, phone);
}

/** An address that is too long for its line is broken before the @ and before the first dot behind it. */
export function EmailLink({ email }: { email: string }) {
  const [name, host = ""] = email.split("@");
  const dot = host.indexOf(".");
  return renderContactLink(
    `mailto:${email}`,
    Mail,
    <span>
      {name}
      <wbr />
      {`@${host.slice(0, dot)}`}
      <wbr />
      {host.slice(dot)}
    </span>,
  );
}

export function MapLink({ map, children }: { map: string; children: ReactNode }) {
  return renderContactLink(map, MapPin, children);
}

function renderContactLink(href: string, Icon: LucideIcon, words: ReactNode) {
  return (
    <a href={href} rel={relOf(href)} className={`level strong ${styles.contact}`}>
      <Icon aria-hidden /> {words}
    </a>
  );
}
