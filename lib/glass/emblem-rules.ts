import { readTable } from "./read-table.ts";

/** What `emblem.yaml` says: what a drawing may be made of. */
type EmblemRules = {
  /** The names of the elements that become panes, and of what groups them. */
  shapes: string[];
  /** The names of the attributes that these may have. */
  attributes: string[];
  /** The names of elements that drawing programs keep for themselves, and that are left out. */
  notes: string[];
  /** The advice about other elements and attributes, by their names. */
  advice: Record<string, string>;
};

export const emblemRules: EmblemRules = readTable("emblem.yaml");
