import type { Field, MarkdownField } from "@sveltia/cms";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import type { Entry } from "#app/content-loader/facts/field.ts";

/** For a telephone's photos, in pixels: no page shows a larger one. */
const WIDEST = 2400;

/** Large pictures are made smaller, and what a telephone writes into them (where it was, say) is left out. */
const smaller = {
  raster_image: { format: "webp", quality: 85, width: WIDEST, height: WIDEST },
} as const;

/** A text in Markdown, with no more than a page can show. */
export const markdown = {
  widget: "markdown",
  modes: ["rich_text", "raw"],
  buttons: ["bold", "italic", "link", "heading-two", "bulleted-list", "numbered-list"],
  editor_components: [],
  use_emoji_autocomplete: false,
} as const satisfies Partial<MarkdownField>;

/** What every field has. */
export type Named = { name: string; label: string; required: boolean; hint?: string };

/** The field for a kind of fact. Undefined where it is one like others, or a choice. */
export function fieldFor(entry: Entry, named: Named): Field | undefined {
  switch (entry) {
    case "sentences":
      return { ...named, widget: "text", use_emoji_autocomplete: false };
    case "markdown":
      return { ...named, ...markdown };
    case "number":
      return { ...named, widget: "number", value_type: "int/string", min: 0, max: 999 };
    case "date":
      return { ...named, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    case "time":
      return { ...named, widget: "datetime", type: "time", format: "HH:mm" };
    case "photo":
      return {
        ...named,
        widget: "image",
        choose_url: false,
        media_folder: `/${contentName}/photos`,
        public_folder: "photos",
        media_libraries: {
          default: { config: { slugify_filename: true, transformations: smaller } },
        },
      };
    case "logo":
      return {
        ...named,
        widget: "image",
        choose_url: false,
        accept: ".svg,.png",
        media_folder: `/${contentName}`,
        public_folder: "",
      };
    case "group":
      return {
        ...named,
        widget: "relation",
        collection: "groups",
        value_field: "{{slug}}",
        display_fields: ["name"],
        search_fields: ["name"],
      };
  }
}
