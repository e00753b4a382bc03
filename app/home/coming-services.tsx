import type { Service } from "#app/meetings/meeting.ts";
import { useFacts } from "#app/site.ts";
import { ShowTimed, timedAttributes } from "#app/time/show-timed.tsx";
import { comingServiceWords } from "./service-words.ts";
import type { SpecialService } from "./special-services.server.ts";

/** The next service, which keep-services.ts keeps right, and those of the coming weeks that are not as usual. */
export function ComingServices({
  services,
  special,
}: {
  services: Service[];
  special: SpecialService[];
}) {
  const { heading, name, when } = comingServiceWords(services, useFacts(), null);
  return (
    <div data-coming-services>
      <h3>{heading}</h3>
      <ul>
        <li>
          <b>{name}</b> <span>{when}</span>
        </li>
        {special.map(({ name, words, ...times }) => (
          <li key={name + words} {...timedAttributes(times)}>
            <b>{`${name},`}</b> {words}
          </li>
        ))}
      </ul>
      <ShowTimed />
    </div>
  );
}
