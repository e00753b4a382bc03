/** A church may have taken a section out of its home page: a button that leads to it only warns in the console. */
export function warnOfMissingSections(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("main a[href^='#']") : null;
    const section = link?.getAttribute("href")?.slice(1);
    if (!section || event.defaultPrevented || document.getElementById(section)) return;
    event.preventDefault();
    console.error(`There is no section “${section}” on this page to go to.`);
  });
}
