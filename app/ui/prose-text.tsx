import { createElement, Fragment, type ReactNode } from "react";
import type { Block, Inline, Prose } from "#app/content-loader/prose/prose.ts";
import { relOf } from "#app/ground/addresses.ts";

export function ProseText({ prose }: { prose: Prose }) {
  return inOrder(prose, (block) => <BlockText block={block} />);
}

function BlockText({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {inOrder(block.entries, (entry) => (
            <li>
              <Entry prose={entry} />
            </li>
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
                <th scope="col">
                  <Words words={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(block.rows, ([first = [], ...others]) => (
              <tr>
                <th scope="row">
                  <Words words={first} />
                </th>
                {inOrder(others, (cell) => (
                  <td>
                    <Words words={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** A list entry of one paragraph is printed without <p>, which would add its margins. */
function Entry({ prose }: { prose: Prose }) {
  const [only, ...others] = prose;
  if (only?.kind === "paragraph" && others.length === 0) return <Words words={only.words} />;
  return <ProseText prose={prose} />;
}

function Words({ words }: { words: Inline[] }) {
  return inOrder(words, (run) => {
    if (typeof run === "string") return run;
    switch (run.kind) {
      case "break":
        return <br />;
      case "emphasis":
        return (
          <em>
            <Words words={run.words} />
          </em>
        );
      case "strong":
        return (
          <strong>
            <Words words={run.words} />
          </strong>
        );
      case "link":
        return (
          <WordsLink href={run.href}>
            <Words words={run.words} />
          </WordsLink>
        );
    }
  });
}

function WordsLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel={relOf(href)}>
      {children}
    </a>
  );
}

/** Spread as children, because prose never changes its order and needs no keys. */
function inOrder<Part>(parts: Part[], print: (part: Part) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map(print));
}
