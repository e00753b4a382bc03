import { Globe, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { Group } from "#app/church/groups.server.ts";
import { runsWords, strandHeadings } from "#app/church/strands.ts";
import { useFacts } from "#app/layout/site.ts";
import { Timed } from "#app/layout/timed.tsx";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import { BrandMark } from "#app/ui/brand-mark.tsx";
import button from "#app/ui/button.module.css";
import { Drawing } from "#app/ui/drawing.tsx";
import { ExternalButton } from "#app/ui/links.tsx";
import { NearDay } from "#app/ui/near-day.tsx";
import { WindowHead } from "#app/ui/window-head.tsx";
import { capitalise, frequencyWords } from "#dates";
import { britishDate } from "#time";
import type { GroupDate } from "./group-dates.server.ts";
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
  const picture = (
    <img
      src={pictures.full}
      alt=""
      width={400}
      height={560}
      fetchPriority="high"
      className="glass"
    />
  );
  const name = (
    <>
      <p className={`strong ${styles.strand}`} data-strand={group.strand}>
        {strandHeadings[group.strand]}
      </p>
      <h1 tabIndex={-1}>{group.name}</h1>
    </>
  );
  const more = (
    <>
      <p className={`lead ${styles.summary}`}>{group.summary}</p>
      <div className={`beside ${button.row}`}>
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
        {!group.register && <AskButton contacts={group.contacts} />}
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
  const name = asked?.name ?? "the church office";
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
    ...(group.cost ? [["Cost", group.cost]] : []),
  ];
  return (
    <div className="wrap room">
      <dl className={`row-in-print balanced ${keyFacts.facts}`}>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        <NextDate series={series} coming={coming} />
      </dl>
    </div>
  );
}

/** The next date, which only a script knows: without one the list of dates is enough. */
function NextDate({ series, coming }: Pick<GroupPageFacts, "series" | "coming">) {
  // Whoever sees an old page is told the rule.
  const rule = `${capitalise(frequencyWords(series.rule))}, ${runsWords(series.rule)}`;
  const afterAll = coming.areAll ? "Not set yet" : rule;
  return (
    <div className="needs-clock">
      <dt>Next</dt>
      <dd>
        {coming.next.map(({ date, ...span }) => (
          <Timed as="div" key={span.from} {...span}>
            {date ? <DateAndWords date={date} /> : afterAll}
          </Timed>
        ))}
      </dd>
    </div>
  );
}

function DateAndWords({ date: { day, name, words } }: { date: GroupDate }) {
  return (
    <>
      <b>
        <NearDay day={day}>{britishDate(day)}</NearDay>
      </b>{" "}
      <span>{[name, words].filter(Boolean).join(", ")}</span>
    </>
  );
}
