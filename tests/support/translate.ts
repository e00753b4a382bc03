import type { Page } from "@playwright/test";

/**
 * Does to a page what a browser's translation does: every text is taken out, and another stands in
 * its place within two <font> elements. React goes on holding the texts that are gone.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: CharacterData[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isDone = text.parentElement?.closest("script, style, font");
      if (text instanceof CharacterData && !isDone) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.append(text.data);
      text.replaceWith(outer);
    }
  });
}
