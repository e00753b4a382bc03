// The name of an entity is all that is ever parsed: letters and digits.
const NAME = /^[a-z\d]+$/i;

const policy = globalThis.trustedTypes?.createPolicy("entity", { createHTML: asEntity });
const holder = document.implementation.createHTMLDocument().body;

/** The character that an entity stands for ("eacute"): every browser knows them all. False where it is none. */
export function decodeNamedCharacterReference(name: string): string | false {
  holder.innerHTML = policy ? policy.createHTML(name) : asEntity(name);
  const character = holder.textContent;
  // An unknown one stays as it is written. Some are known by how they begin: "notify" as "not" and "ify;".
  return character && (character === ";" || !character.endsWith(";")) ? character : false;
}

function asEntity(name: string): string {
  return NAME.test(name) ? `&${name};` : "";
}
