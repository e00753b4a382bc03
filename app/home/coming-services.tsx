import { nextOrNow, serviceWords } from "#app/meetings/coming-words.ts";
import { nextService, type Service } from "#app/meetings/meeting.ts";
import { useFacts } from "#app/site.ts";
import { ShowTimed, timedAttributes } from "#app/time/timed.tsx";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { britishDateAndYear, clockOn } from "#app/time/written-times.ts";
import type { SpecialService } from "./special-services.server.ts";

/** The next service, and those of the coming weeks that are not as usual. Without JavaScript: with their day. */
export function ComingServices({
  services,
  special,
}: {
  services: Service[];
  special: SpecialService[];
}) {
  const { church, builtAt } = useFacts();
  const now = useChurchTime();
  const [main] = church.services;
  const next = nextService(services, now ?? builtAt);
  const { name, words } = next
    ? serviceWords(next.meeting, next.service)
    : { name: main.name, words: `every ${main.every}, ${clockOn(main.from)}` };
  const lead = now ? `${next ? nextOrNow(next.meeting, next.service, now) : "Next"}: ` : "";
  return (
    <>
      <h3>{now ? "Coming services" : `Services from ${britishDateAndYear(builtAt)}`}</h3>
      <ul>
        <li>
          <b>{`${lead}${name},`}</b> <span>{words}</span>
        </li>
        {special.map(({ name, words, ...times }) => (
          <li key={name + words} {...timedAttributes(times)}>
            <b>{`${name},`}</b> {words}
          </li>
        ))}
      </ul>
      <ShowTimed />
    </>
  );
}
