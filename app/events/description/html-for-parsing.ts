const START_TAG = /<([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const ADDRESS = /\shref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i;

// What is made with it is parsed and sanitised, and never shown.
const policy = globalThis.trustedTypes?.createPolicy("description", {
  createHTML: withoutAttributes,
});

/**
 * A description's HTML as a browser under our Content-Security-Policy will parse it. Of attributes only the
 * addresses of links stay: none of the others is wanted, and the browser complains of each style and script in them.
 */
export function htmlForParsing(html: string): string {
  return policy ? policy.createHTML(html) : withoutAttributes(html);
}

function withoutAttributes(html: string): string {
  return html.replace(START_TAG, (tag, name) => `<${name}${ADDRESS.exec(tag)?.[0] ?? ""}>`);
}
