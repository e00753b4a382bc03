import { createElement, Fragment, type ReactNode } from "react";
import type { Block, Inline, Prose } from "#app/content-loader/prose/prose.ts";
import { relOf } from "./addresses.ts";

export function ProseText({ prose }: { prose: Prose }) {
  return inOrder(prose, blockText);
}

function blockText(block: Block): ReactNode {
  if (block.kind === "paragraph") return <p>{wordsText(block.words)}</p>;
  if (block.kind === "list") {
    return createElement(block.ordered ? "ol" : "ul", null, inOrder(block.entries, entryText));
  }
  return (
    <table>
      <thead>
        <tr>{inOrder(block.head, (cell) => headText("col", cell))}</tr>
      </thead>
      <tbody>
        {inOrder(block.rows, ([first = [], ...others]) => (
          <tr>
            {headText("row", first)}
            {inOrder(others, (cell) => (
              <td>{wordsText(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A list entry of one paragraph is printed without <p>, which would add its margins. */
function entryText(prose: Prose): ReactNode {
  const [only, ...others] = prose;
  const isParagraph = only?.kind === "paragraph" && others.length === 0;
  return <li>{isParagraph ? wordsText(only.words) : <ProseText prose={prose} />}</li>;
}

function headText(scope: "col" | "row", words: Inline[]): ReactNode {
  return <th scope={scope}>{wordsText(words)}</th>;
}

function wordsText(words: Inline[]): ReactNode {
  return inOrder(words, (run) => {
    if (typeof run === "string") return run;
    if (run.kind === "break") return <br />;
    const words = wordsText(run.words);
    if (run.kind === "link") {
      return (
        <a href={run.href} rel={relOf(run.href)}>
          {words}
        </a>
      );
    }
    return run.kind === "strong" ? <strong>{words}</strong> : <em>{words}</em>;
  });
}

/** Spread as children, because prose never changes its order and needs no keys. */
function inOrder<Part>(parts: Part[], print: (part: Part) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map((part) => print(part)));
}
