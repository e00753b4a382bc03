import type { Root } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { type ComponentProps, Fragment } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { relOf } from "./addresses.ts";
import styles from "./markdown-text.module.css";

/** The elements that are not printed as they come. */
const components: Components = { a: TextLink, ol: NumberedList, table: TableInRoom };

/** A text that the church has written in Markdown. Only builds print it: its library must not reach visitors. */
export function MarkdownText({ text }: { text: Root }) {
  return toJsxRuntime(text, { Fragment, jsx, jsxs, components });
}

function TextLink({ href = "", children }: ComponentProps<"a">) {
  return (
    <a href={href} rel={relOf(href)}>
      {children}
    </a>
  );
}

function NumberedList({ start, children }: ComponentProps<"ol">) {
  return (
    <ol start={start} className={styles.numbered}>
      {children}
    </ol>
  );
}

function TableInRoom({ children }: ComponentProps<"table">) {
  return (
    <div className={styles.room}>
      <table>{children}</table>
    </div>
  );
}
