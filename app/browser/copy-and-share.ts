const COPIED = "Copied: paste it where you need it.";
const COPYING_FAILED =
  "Your browser would not copy it: select the words on this page, and copy those.";

/**
 * Makes two kinds of buttons work on pages that React does not hydrate. A button with `data-copies` copies the words in
 * that attribute. One with `data-shares`, such as "Carol service", shares the page's address under that title. The status
 * beside the button says how it went.
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

/** Shares the page's address or, if the device has no menu for that, copies it. Resolves with words for the visitor. */
async function shareAddress(title: string): Promise<string> {
  const url = window.location.origin + window.location.pathname;
  if (await isShared({ title, url })) return "";
  return copyWords(url, "Link copied", `Your browser would not copy it. The link is ${url}`);
}

/** Opens the device's own menu for sharing. Resolves with whether it had one, even if the visitor has closed it. */
async function isShared(content: ShareData): Promise<boolean> {
  // Some browsers have no such menu, although TypeScript believes that all have.
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(content);
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
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
