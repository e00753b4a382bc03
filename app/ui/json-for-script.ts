/** JSON with `<` escaped, so that no text in it can close the script element. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
