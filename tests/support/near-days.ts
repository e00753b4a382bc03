import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

/** Expects a date as visitors read it, with the word that a style prints before it: "Tomorrow, Sunday 22 November". */
export async function expectDate(date: Locator, words: string): Promise<void> {
  const read = () =>
    date.evaluate((element) => {
      const { content } = getComputedStyle(element, "::before");
      return content.replaceAll('"', "") + element.textContent.replaceAll("\u00a0", " ");
    });
  await expect.poll(read).toBe(words);
}
