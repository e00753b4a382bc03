import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import { FactsContext } from "#app/layout/site.ts";
import type { WallTime } from "#time";

/** The HTML of a part of a page, on the site of this church, built at this time. */
export function renderPart(part: ReactNode, church: ChurchFacts, builtAt: WallTime): Root {
  const facts = { church, builtAt, analytics: null };
  const inFacts = createElement(FactsContext, { value: facts }, part);
  return fromHtml(renderToStaticMarkup(inFacts), { fragment: true });
}
