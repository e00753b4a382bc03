/**
 * A description as the calendar has it, HTML typed by many hands or plain text, as paragraphs of
 * plain words. Read by the browser's own parser in a document that runs and loads nothing.
 */
export function descriptionParagraphs(description: string): string[] {
  const isHtml = /<[a-z]/i.test(description);
  // In HTML the ends of blocks break a line, and only they do; in plain text the line breaks do.
  const broken = isHtml
    ? description.replace(/\s+/g, " ").replace(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^>]*>/gi, "\n")
    : description;
  const text = new DOMParser().parseFromString(broken, "text/html").body.textContent;
  return text
    .split("\n")
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
