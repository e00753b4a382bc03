const COPIED = "Copied: paste it where you need it.";
const COPYING_FAILED =
  "Your browser would not copy it: select the words on this page, and copy those.";

/**
 * Makes two kinds of buttons work on pages that React does not hydrate. A button with `data-copies` copies the words in
 * that attribute. A button with `data-shares`, such as "Carol service", shares the page's address under that title. The
 * status beside the button says how it went.
 */
export function enableCopyAndShareButtons(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-copies], [data-shares]");
    if (!(button instanceof HTMLElement)) return;
    const { copies, shares } = button.dataset;
    const status = button.parentElement?.querySelector("[role=status]");
    const showResult = (words: string) => {
      if (status) status.textContent = words;
    };
    showResult("");
    if (shares !== undefined) shareAddress(shares).then(showResult);
    else copyWords(copies ?? "", COPIED, COPYING_FAILED).then(showResult);
  });
}

/** Opens the device's own menu for sharing or, if it has none, copies the address. Resolves with words for the visitor. */
async function shareAddress(title: string): Promise<string> {
  const url = window.location.origin + window.location.pathname;
  try {
    // Some browsers have no such menu, although TypeScript believes that all have.
    if ("share" in navigator) {
      await navigator.share({ title, url });
      return "";
    }
  } catch (problem) {
    const isClosedByVisitor = problem instanceof DOMException && problem.name === "AbortError";
    if (isClosedByVisitor) return "";
  }
  return copyWords(url, "Link copied", `Your browser would not copy it. The link is ${url}`);
}

/** Resolves with `done`, or with `failed` if the browser did not copy the words. */
async function copyWords(words: string, done: string, failed: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(words);
    return done;
  } catch {
    // The visitor may have refused, and browsers have a clipboard on https only.
    return failed;
  }
}
