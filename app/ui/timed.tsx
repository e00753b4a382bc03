import { Fragment, type HTMLAttributes } from "react";
import { useFacts } from "#app/site.ts";
import { isWithinSpan, type Span, spansOf, withOffset } from "#time";

type Element = HTMLAttributes<HTMLElement> & { as?: "div" | "li" | "p" | "section" | "span" };

/**
 * What is true for a time: browser/timed.ts shows it then and hides it otherwise. Without JavaScript it is seen if it
 * was true when the site was built; or never, where it is `hidden` because only a clock can tell ("Tomorrow").
 */
export function Timed({ as: Tag = "span", from, until, ...attributes }: Element & Span) {
  const builtAt = Date.parse(withOffset(useFacts().builtAt));
  const hidden = !isWithinSpan(builtAt, { from, until });
  return <Tag data-from={from} data-until={until} hidden={hidden} {...attributes} />;
}

/** What stands in the place of hidden Timed where no script reads the clock: it is true on any day. */
export function Unscripted({ as: Tag = "span", ...attributes }: Element) {
  return <Tag data-unscripted="" {...attributes} />;
}

/** One part of what is said in the course of time, which only a clock can tell; where it has no words there is nothing. */
export function TimedWords<State extends Span>({
  states,
  part,
}: {
  states: State[];
  part: (state: State) => string;
}) {
  return spansOf(states, part).map(({ from, until, part: words }) => (
    <Fragment key={from}>
      {words && (
        <Timed from={from} until={until} hidden>
          {words}
        </Timed>
      )}
    </Fragment>
  ));
}
