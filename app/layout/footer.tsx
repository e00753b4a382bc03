import type { ServicePlace } from "#app/church/series.server.ts";
import { relOf } from "#app/ui/addresses.ts";
import { BrandMark, findBrand } from "#app/ui/brand-mark.tsx";
import { IconLink } from "#app/ui/icon-control.tsx";
import { EmailLink, LinkList, MapLink, PhoneLink } from "#app/ui/links.tsx";
import { clockInParts, midnight, spanBetween, type WallTime, yearOf } from "#time";
import styles from "./footer.module.css";
import { InOtherLanguages } from "./languages.tsx";
import { Logo } from "./logo.tsx";
import { useLinksAt, useLinkTo } from "./menu-links.tsx";
import { useSite } from "./site.ts";
import { Timed } from "./timed.tsx";

export function SiteFooter() {
  const { church, mainService, serviceTimes, pages, firstVisit, builtAt } = useSite();
  const { address, social } = church;
  const { mainPlace, further } = serviceTimes;
  const { hour, minutes, meridiem } = clockInParts(mainService.from);
  const links = [firstVisit, useLinkTo("this-week"), ...pages.english].filter(
    (link) => link !== null,
  );
  return (
    <footer className={`dark balanced ${styles.footer}`}>
      <div className="wrap room">
        <div className={`stack stacked-in-print ${styles.columns}`}>
          <div className="stack not-printed">
            <Logo onDark />
            <p>{church.welcome}</p>
            {social.length > 0 && (
              <ul className={`beside ${styles.social}`}>
                {social.map(({ name, url }) => (
                  <li key={url}>
                    <IconLink name={name} href={url}>
                      <BrandMark brand={findBrand(url)} />
                    </IconLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className={`${styles.times} not-printed`}>
            <h2>Service times</h2>
            <p className={styles.clock}>
              <time dateTime={mainService.from}>
                {`${hour}:${minutes}`} <span>{meridiem}</span>
              </time>
            </p>
            <p>
              {mainService.name}, {mainService.often}
              {mainPlace && <PlaceLink {...mainPlace} />}
            </p>
            {further.map(({ id, name, when, place }) => (
              <p key={id}>
                {name}: {when}
                {place && <PlaceLink {...place} />}
              </p>
            ))}
          </div>
          <nav aria-labelledby="useful-pages" className="not-printed">
            <h2 id="useful-pages">Useful pages</h2>
            <LinkList links={links} />
            <InOtherLanguages welcomes={pages.welcomes} />
          </nav>
          <div>
            <h2 className="not-printed">Contact</h2>
            <address className={styles.contact}>
              <MapLink map={address.map}>
                {`${address.street}, ${address.town}, ${address.county} ${address.postcode}`}
              </MapLink>
              <PhoneLink phone={church.phone} />
              {church.office && <p className={styles.hours}>Office open {church.office}</p>}
              <EmailLink email={church.email} />
            </address>
          </div>
        </div>
      </div>
      <div className="wrap room">
        <div className={`beside level ${styles.legal} not-printed`}>
          <p>
            © <Year builtAt={builtAt} /> {church.name}
          </p>
          {church.charity && (
            <p>{`Registered with ${church.charity.regulator}, ${church.charity.number}`}</p>
          )}
          <LinkList links={useLinksAt("foot")} className="beside" />
        </div>
      </div>
    </footer>
  );
}

/** The year of the build. In the next year it changes by itself, even if nobody has built the site since. */
export function Year({ builtAt }: { builtAt: WallTime }) {
  const year = yearOf(builtAt);
  const next = String(Number(year) + 1);
  const newYear = midnight(`${next}-01-01`);
  return (
    <>
      <Timed {...spanBetween({ until: newYear })}>{year}</Timed>
      <Timed {...spanBetween({ from: newYear })}>{next}</Timed>
    </>
  );
}

/** The place of a service that is not held in the church: "…, in the Old Meeting House". */
function PlaceLink({ words, map }: ServicePlace) {
  return (
    <>
      ,{" "}
      <a href={map} rel={relOf(map)}>
        {words}
      </a>
    </>
  );
}
