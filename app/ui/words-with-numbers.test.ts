import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WordsWithNumbers } from "./words-with-numbers.tsx";

test("a notice's telephone number is a link that dials, and its dates are not", () => {
  const words = "Off on 12/12/2026. Ring 028 9649 6012.";
  expect(renderToStaticMarkup(createElement(WordsWithNumbers, { words }))).toBe(
    'Off on 12/12/2026. Ring <a href="tel:+442896496012">028 9649 6012</a>.',
  );
});
