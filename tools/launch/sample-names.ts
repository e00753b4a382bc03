import * as v from "valibot";
import { parse } from "yaml";
import { partsOfPage } from "#app/content-loader/facts/page-parts.ts";
import { escapeRegExp } from "#app/ground/names.ts";
import { withoutTitles } from "#app/people/initials.ts";
import type { ContentText } from "./content-texts.ts";

/** The names by which the sample congregation is known: its church's, its street's, its town's, its people's … */
export type SampleNames = {
  church: string;
  street: string;
  town: string;
  county: string;
  people: string[];
  /** Who looks after data protection, whom only the privacy policy names. */
  dataLead: string;
};

const named = v.object({ name: v.string() });

/** Reads the names from the sample's own files. Throws a ValiError where they are not there. */
export function sampleNamesIn(sample: ContentText[]): SampleNames {
  const church = v.parse(
    v.object({
      name: v.string(),
      address: v.object({ street: v.string(), town: v.string(), county: v.string() }),
    }),
    factsOf(sample.find(({ file }) => file === "church.yaml")),
  );
  const people = sample
    .filter(({ file }) => file === "people.yaml" || file.startsWith("groups/"))
    .flatMap((text) => Object.values(v.parse(v.record(v.string(), v.unknown()), factsOf(text))))
    .flat()
    .flatMap((fact) => (v.is(named, fact) ? [withoutTitles(fact.name)] : []));
  const notice = sample.find(({ file }) => file === "privacy-policy.md")?.text ?? "";
  const [dataLead] = v.parse(
    v.tuple([v.string()]),
    /(?<=^\*\*Data protection lead\.\*\* )[^,]+/m.exec(notice),
  );
  return { church: church.name, ...church.address, people: [...new Set(people)], dataLead };
}

/** Finds names, or any other words, wherever they stand by themselves, over the end of a line too; not in an address. */
export function phraseAnywhere(...names: string[]): RegExp {
  const any = names.map((name) => name.split(/\s+/).map(escapeRegExp).join("\\s+")).join("|");
  return new RegExp(`(?<![\\p{L}@./])(?:${any})(?!\\p{L})`, "giu");
}

/** The facts of a file, or those at its top. */
function factsOf(text: ContentText | undefined): unknown {
  const facts = text?.file.endsWith(".md") ? partsOfPage(text.text)?.facts : text?.text;
  return parse(facts ?? "", { schema: "failsafe" });
}

/** The sample's groups, by their files and names. */
export function groupsIn(sample: ContentText[]): { slug: string; name: string }[] {
  return sample
    .filter(({ file }) => file.startsWith("groups/"))
    .map((text) => ({
      slug: text.file.replace(/^groups\/|\.md$/g, ""),
      name: v.parse(named, factsOf(text)).name,
    }));
}
