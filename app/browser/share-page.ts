/**
 * A button with `data-shares`, which has the title of what the page is about, hands on the page's address: by the
 * device's own menu or, where there is none, by copying it. What came of it is said in the status beside the button.
 */
export function sharePageByButton(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-shares]");
    if (button) share(button);
  });
}

async function share(button: HTMLElement): Promise<void> {
  const status = button.parentElement?.querySelector("[role=status]");
  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  const url = window.location.origin + window.location.pathname;
  say("");
  try {
    // Some browsers have no such menu, whatever TypeScript says.
    if ("share" in navigator) return await navigator.share({ title: button.dataset.shares, url });
  } catch (problem) {
    // The visitor has closed the menu.
    if (problem instanceof DOMException && problem.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(url);
    say("Link copied");
  } catch {
    // Refused by the visitor, or missing: browsers have a clipboard on https only.
    say(`Your browser would not copy it. The link is ${url}`);
  }
}
