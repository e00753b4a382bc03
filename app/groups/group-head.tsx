import { Globe, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { Group } from "#app/church/groups.server.ts";
import { useFacts } from "#app/layout/site.ts";
import { findFirstName } from "#app/people/initials.ts";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import { BrandMark } from "#app/ui/brand-mark.tsx";
import button from "#app/ui/button.module.css";
import { Drawing } from "#app/ui/drawing.tsx";
import { ExternalButton } from "#app/ui/links.tsx";
import { TimedWords, Unscripted } from "#app/ui/timed.tsx";
import { WindowHead } from "#app/ui/window-head.tsx";
import type { ComingDates } from "#dates";
import { writeDifferences } from "#dates";
import { britishDate, britishDateAndYear } from "#time";
import { strandHeadings } from "./group.ts";
import styles from "./group-head.module.css";
import keyFacts from "./group-key-facts.module.css";
import type { GroupPageFacts } from "./group-page.ts";
import thrown from "./thrown-light.module.css";

const linkIcons = {
  facebook: <BrandMark brand="facebook" />,
  instagram: <BrandMark brand="instagram" />,
  website: <Globe aria-hidden />,
} satisfies Record<Group["links"][number]["site"], ReactNode>;

export function GroupHead({ group, series, coming, pictures, form }: GroupPageFacts) {
  const picture = <img src={pictures.full} alt="" width={400} height={560} fetchPriority="high" />;
  const name = (
    <>
      <p className={styles.strand} data-strand={group.strand}>
        {strandHeadings[group.strand]}
      </p>
      <h1 tabIndex={-1}>{group.name}</h1>
    </>
  );
  const more = (
    <>
      <p className={`lead ${styles.summary}`}>{group.summary}</p>
      <div className={`side-by-side ${button.row}`}>
        {group.register && form && (
          <ExternalButton href={form} look="gold">
            {group.register.label}
          </ExternalButton>
        )}
        {group.links.map(({ site, label, url }) => (
          <ExternalButton key={url} href={url} look="outline">
            {linkIcons[site]}
            {label}
          </ExternalButton>
        ))}
        {!group.register && group.links.length === 0 && <AskButton contacts={group.contacts} />}
      </div>
    </>
  );
  return (
    <WindowHead
      window={picture}
      name={name}
      facts={<GroupKeyFacts group={group} series={series} coming={coming} />}
      more={more}
    >
      <Drawing
        src={pictures.light}
        size={[678, 592]}
        fetchPriority="low"
        className={`thrown ${thrown.light} not-printed`}
      />
    </WindowHead>
  );
}

/** Rings whoever of the contacts has a telephone, writes to whoever has none, or else rings the church office. */
function AskButton({ contacts }: Pick<Group, "contacts">) {
  const { church } = useFacts();
  const asked = contacts.find(({ phone }) => phone) ?? contacts.find(({ email }) => email);
  const { phone, email } = asked ?? church;
  const name = asked ? findFirstName(asked.name) : "the church office";
  return (
    <a
      href={phone ? makePhoneAddress(phone) : `mailto:${email}`}
      className={`${button.button} ${button.outline} not-printed`}
    >
      {phone ? <Phone aria-hidden /> : <Mail aria-hidden />}{" "}
      {`${phone ? "Ring" : "Write to"} ${name}`}
    </a>
  );
}

export function GroupKeyFacts({
  group,
  series,
  coming,
}: Pick<GroupPageFacts, "group" | "series" | "coming">) {
  const facts = [
    ["Who", group.who],
    ["When", series.when],
    ["Where", series.where],
  ];
  return (
    <div className="wrap room">
      <dl className={keyFacts.facts}>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        <NextDate {...coming} />
      </dl>
    </div>
  );
}

/** The next date. Without a script, which alone knows the day, the first one after the day of the build. */
function NextDate({ next, states }: ComingDates) {
  const { builtAt } = useFacts();
  return (
    <div>
      <dt>
        <Unscripted>{`First meeting from ${britishDateAndYear(builtAt)}`}</Unscripted>
        <TimedWords states={states} part={({ name }) => name} />
      </dt>
      <dd>
        <b>
          <Unscripted>{next ? britishDate(next.day) : "Not set yet"}</Unscripted>
          <TimedWords states={states} part={({ date }) => date} />
        </b>{" "}
        <span>
          <Unscripted>{next && writeDifferences(next)}</Unscripted>
          <TimedWords states={states} part={({ note }) => note} />
        </span>
      </dd>
    </div>
  );
}
