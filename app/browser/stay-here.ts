/** The details link of an event without a ticket address leads to "#": a click on it neither scrolls nor changes the address. */
export function stayAtDetails(): void {
  document.addEventListener("click", (click) => {
    const isOnEmptyLink = click.target instanceof Element && click.target.closest('a[href="#"]');
    if (isOnEmptyLink) click.preventDefault();
  });
}
