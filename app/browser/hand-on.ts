const COPYING_FAILED =
  "Your browser would not copy it: select the words on this page, and copy those.";

/**
 * Makes two kinds of buttons work, of pages that React does not hydrate: one with `data-copies` copies these words, and
 * one with `data-shares`, which has the title of what the page is about, hands on the page's address. What came of it is
 * said in the status beside the button.
 */
export function handOnByButtons(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-copies], [data-shares]");
    if (!(button instanceof HTMLElement)) return;
    const { copies, shares } = button.dataset;
    const status = button.parentElement?.querySelector("[role=status]");
    const say = (words: string) => {
      if (status) status.textContent = words;
    };
    say("");
    if (shares !== undefined) share(shares, say);
    else copy(copies ?? "", "Copied: paste it into your message.", COPYING_FAILED).then(say);
  });
}

/** By the device's own menu or, where there is none, by copying the address. */
async function share(title: string, say: (words: string) => void): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  try {
    // Some browsers have no such menu, whatever TypeScript says.
    if ("share" in navigator) return await navigator.share({ title, url });
  } catch (problem) {
    // The visitor has closed the menu.
    if (problem instanceof DOMException && problem.name === "AbortError") return;
  }
  const failed = `Your browser would not copy it. The link is ${url}`;
  say(await copy(url, "Link copied", failed));
}

/** Resolves with what is to be said of it. */
async function copy(words: string, done: string, failed: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(words);
    return done;
  } catch {
    // Refused by the visitor, or missing: browsers have a clipboard on https only.
    return failed;
  }
}
