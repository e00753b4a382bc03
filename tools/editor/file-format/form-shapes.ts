import { isFields } from "./sameness.ts";
import type { Facts } from "./write-facts.ts";

/** How facts that no form can show as they are stand in one. */
export type FormShape = { toForm: (facts: Facts) => Facts; fromForm: (form: Facts) => Facts };

/** The register of photos: a list, `photos`, of each its `file` and what the register says of it. */
export const photosInForm: FormShape = {
  toForm: (register) => ({
    photos: Object.entries(register).map(([file, said]) => ({ file, ...(isFields(said) && said) })),
  }),
  fromForm: ({ photos }) =>
    Object.fromEntries(filled(photos, "file").map(({ file, ...said }) => [String(file), said])),
};

/** Words in the place of the usual ones: a list, `words`, of the `usual` ones and those `words` instead. */
export const wordsInForm: FormShape = {
  toForm: (facts) => ({
    words: Object.entries(facts).map(([usual, words]) => ({ usual, words })),
  }),
  fromForm: ({ words: list }) =>
    Object.fromEntries(filled(list, "usual").map(({ usual, words }) => [String(usual), words])),
};

function filled(list: unknown, name: string): Facts[] {
  return Array.isArray(list) ? list.filter(isFields).filter((entry) => Boolean(entry[name])) : [];
}

/** Where a fact has one of several shapes: the name under which a form keeps which one it is. */
export const KIND = "kind";
/** The kind of a fact that has fields, beside one that is a word. */
export const FIELDS = "fields";

/** The church's facts: its analytics are the word none, or have fields. */
export const churchInForm: FormShape = {
  toForm: (facts) => {
    const { analytics } = facts;
    if (analytics === undefined) return facts;
    const kind = isFields(analytics) ? { [KIND]: FIELDS, ...analytics } : { [KIND]: analytics };
    return { ...facts, analytics: kind };
  },
  fromForm: (form) => {
    if (!isFields(form.analytics)) return form;
    const { [KIND]: kind, ...fields } = form.analytics;
    return { ...form, analytics: kind === FIELDS ? fields : kind };
  },
};
