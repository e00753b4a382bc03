/**
 * Makes buttons with `data-shares`, such as "Carol service", share the page's address under that title, on pages that
 * React does not hydrate. The status beside the button says how it went.
 */
export function enableShareButtons(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-shares]");
    if (!(button instanceof HTMLElement)) return;
    const status = button.parentElement?.querySelector("[role=status]");
    const showResult = (words: string) => {
      if (status) status.textContent = words;
    };
    showResult("");
    shareAddress(button.dataset.shares ?? "").then(showResult);
  });
}

/** Shares the page's address or, if the device has no menu for that, copies it. Resolves with words for the visitor. */
async function shareAddress(title: string): Promise<string> {
  const url = window.location.origin + window.location.pathname;
  if (await isShared({ title, url })) return "";
  try {
    await navigator.clipboard.writeText(url);
    return "Link copied";
  } catch {
    // The visitor may have refused, and browsers have a clipboard on https only.
    return `Your browser would not copy it. The link is ${url}`;
  }
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
