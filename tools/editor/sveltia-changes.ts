import type { Plugin } from "vite";

/** What it has for other websites: colours for programs, maps, drawings made smaller. Here they are empty modules. */
const NOT_USED = /^(?:@shikijs\/(?:langs|themes)\/|leaflet|terra-draw|svgo)/;
const NOTHING = "\0nothing";

/** What it asks of others before anybody has signed in: whether GitHub is well, and fonts, which it has itself, too. */
const ASKED = [/checkStatus:\w+,/g, /@font-face\s*\{[^}]*https:\/\/cdn\.[^}]*\}/g];

/** Where nobody signs in it says that files are for trials; and what it calls slug is the address of a page. */
const words = {
  slug: "Address of the page",
  work_with_test_repo: "Open the church’s files",
  working_with_test_repo: "Working with the files on this computer",
  saving_entry: {
    error: {
      title: "Not saved",
      description: "Please mend this and press Save again. What you typed is still here.",
    },
  },
};

/** What is other in our Sveltia CMS. The build stops where an update of it has nothing of the kind any more. */
export function sveltiaChanges(): Plugin {
  return {
    name: "sveltia-changes",
    enforce: "pre",
    resolveId: { filter: { id: NOT_USED }, handler: () => NOTHING },
    load: { filter: { id: new RegExp(NOTHING) }, handler: () => "export default []" },
    transform: {
      filter: { id: /@sveltia\/cms\/(?:npm\/index\.js|locales\/en-GB\.json)$/ },
      handler: (code, id) => (id.endsWith(".json") ? withOurWords(code) : askingNobody(code)),
    },
  };
}

function askingNobody(code: string): string {
  for (const asked of ASKED) {
    if (code.search(asked) === -1) throw new Error(`Sveltia CMS has no ${asked} any more.`);
  }
  return ASKED.reduce((left, asked) => left.replaceAll(asked, ""), code);
}

function withOurWords(json: string): string {
  const theirs: unknown = JSON.parse(json);
  if (typeof theirs !== "object" || theirs === null) throw new Error("en-GB.json has no words.");
  const gone = Object.keys(words).find((name) => !(name in theirs));
  if (gone) throw new Error(`Sveltia CMS has no words ${gone} any more.`);
  return JSON.stringify({ ...theirs, ...words });
}
