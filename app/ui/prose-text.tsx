import { createElement, Fragment, type ReactNode } from "react";
import type { Block, Inline, Prose } from "#churchsuite";
import { relOf } from "./addresses.ts";

/** A description of the feed, in builds and in browsers. The church's own texts are `MarkdownText`. */
export function ProseText({ prose }: { prose: Prose }) {
  return renderEach(prose, renderBlock);
}

function renderBlock(block: Block): ReactNode {
  if (block.kind === "paragraph") return <p>{renderWords(block.words)}</p>;
  const entries = renderEach(block.entries, (words) => <li>{renderWords(words)}</li>);
  return block.ordered ? <ol start={block.start}>{entries}</ol> : <ul>{entries}</ul>;
}

function renderWords(words: Inline[]): ReactNode {
  return renderEach(words, (run) => {
    if (typeof run === "string") return run;
    if (run.kind === "break") return <br />;
    const words = renderWords(run.words);
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

/** Renders each part. They are separate children and not a list, which would need keys: prose never changes its order. */
function renderEach<Part>(parts: Part[], render: (part: Part) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map((part) => render(part)));
}
