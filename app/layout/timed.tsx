import type { HTMLAttributes } from "react";
import { isWithinSpan, type Span, withOffset } from "#time";
import { useFacts } from "./site.ts";

type ElementProps = HTMLAttributes<HTMLElement> & {
  /** The name of its HTML element. */
  as?: "div" | "li" | "p" | "span";
};

/**
 * A part of a page that is true for a time: browser/timed.ts shows it then and hides it otherwise. Without JavaScript
 * visitors see it if it was true when the site was built. With `hidden` they never see it then: "On now" needs a clock.
 */
export function Timed({ as: Tag = "span", from, until, ...attributes }: ElementProps & Span) {
  const builtAt = Date.parse(withOffset(useFacts().builtAt));
  const hidden = !isWithinSpan(builtAt, { from, until });
  return <Tag data-from={from} data-until={until} hidden={hidden} {...attributes} />;
}
