import { Fragment, type HTMLAttributes, type ReactNode } from "react";
import { useFacts } from "#app/layout/site.ts";
import { isWithinSpan, mergeSpans, type Span, withOffset } from "#time";

type ElementProps = HTMLAttributes<HTMLElement> & {
  /** The name of its HTML element. */
  as?: "div" | "li" | "p" | "section" | "span";
};

/**
 * A part of a page that is true for a time: browser/timed.ts shows it then and hides it otherwise. Without JavaScript
 * visitors see it if it was true when the site was built. With `hidden` they never see it then: words like "Tomorrow"
 * need a clock.
 */
export function Timed({ as: Tag = "span", from, until, ...attributes }: ElementProps & Span) {
  const builtAt = Date.parse(withOffset(useFacts().builtAt));
  const hidden = !isWithinSpan(builtAt, { from, until });
  return <Tag data-from={from} data-until={until} hidden={hidden} {...attributes} />;
}

/** What visitors without JavaScript see instead of a hidden Timed. It is true on any day. */
export function Unscripted({ as: Tag = "span", ...attributes }: ElementProps) {
  return <Tag data-unscripted="" {...attributes} />;
}

type TimedWordsProps<State extends Span> = {
  /** What is said one after another, each with its time. */
  states: State[];
  /** Takes the words out of a state; "" if it has none. */
  part: (state: State) => string;
};

/** Words that only a clock can choose, such as "Tomorrow" and then "Today". Each is shown in its time. */
export function TimedWords<State extends Span>({
  states,
  part,
}: TimedWordsProps<State>): ReactNode {
  return mergeSpans(states, part).map(({ from, until, part: words }) => (
    <Fragment key={from}>
      {words && (
        <Timed from={from} until={until} hidden>
          {words}
        </Timed>
      )}
    </Fragment>
  ));
}
