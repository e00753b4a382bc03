import { createElement, Fragment, type ReactNode } from "react";
import type { Block, Inline, Prose } from "#app/content-loader/prose/prose.ts";
import { relOf } from "#app/ground/addresses.ts";

export function ProseText({ prose }: { prose: Prose }) {
  return inOrder(prose, blockText);
}

function blockText(block: Block): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return <p>{inline(block.words)}</p>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {inOrder(block.entries, (entry) => (
            <li>{entryText(entry)}</li>
          ))}
        </List>
      );
    }
    case "table":
      return (
        <table>
          <thead>
            <tr>
              {inOrder(block.head, (cell) => (
                <th scope="col">{inline(cell)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(block.rows, ([first = [], ...others]) => (
              <tr>
                <th scope="row">{inline(first)}</th>
                {inOrder(others, (cell) => (
                  <td>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** A list entry of one paragraph is printed without <p>, which would add its margins. */
function entryText(entry: Prose): ReactNode {
  const [only] = entry;
  const isAlone = entry.length === 1 && only?.kind === "paragraph";
  return isAlone ? inline(only.words) : inOrder(entry, blockText);
}

function inline(words: Inline[]): ReactNode {
  return inOrder(words, (run) => {
    if (typeof run === "string") return run;
    switch (run.kind) {
      case "break":
        return <br />;
      case "emphasis":
        return <em>{inline(run.words)}</em>;
      case "strong":
        return <strong>{inline(run.words)}</strong>;
      case "link":
        return (
          <a href={run.href} rel={relOf(run.href)}>
            {inline(run.words)}
          </a>
        );
    }
  });
}

/** Spread as children, because prose never changes its order and needs no keys. */
function inOrder<Part>(parts: Part[], print: (part: Part) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map(print));
}
