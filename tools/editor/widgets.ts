import type {
  DateTimeField,
  ImageField,
  MarkdownField,
  NumberField,
  RelationField,
  TextField,
} from "@sveltia/cms";
import type { InputKind } from "#app/church/fields.server.ts";

/** A field of Sveltia CMS without what is said of one fact. */
type Widget<Field> = Omit<Field, "name" | "label" | "required" | "hint">;

type AnyWidget =
  | Widget<DateTimeField>
  | Widget<ImageField>
  | Widget<MarkdownField>
  | Widget<NumberField>
  | Widget<RelationField>
  | Widget<TextField>;

const sentences: Widget<TextField> = { widget: "text", use_emoji_autocomplete: false };

/** With no more than a page can show. */
export const markdown: Widget<MarkdownField> = {
  widget: "markdown",
  modes: ["rich_text", "raw"],
  buttons: ["bold", "italic", "link", "heading-two", "bulleted-list", "numbered-list"],
  editor_components: [],
  use_emoji_autocomplete: false,
};

const number: Widget<NumberField> = {
  widget: "number",
  value_type: "int",
  min: 0,
  max: 999,
};

const date: Widget<DateTimeField> = {
  widget: "datetime",
  type: "date",
  format: "YYYY-MM-DD",
};

const time: Widget<DateTimeField> = { widget: "datetime", type: "time", format: "HH:mm" };

const photo = (folder: string): Widget<ImageField> => ({
  widget: "image",
  choose_url: false,
  media_folder: `/${folder}/photos`,
  public_folder: "photos",
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        // Large pictures are made smaller, in pixels: no page shows a larger one. What a telephone writes into them
        // (where it was, say) is left out.
        transformations: {
          raster_image: { format: "webp", quality: 85, width: 2400, height: 2400 },
        },
      },
    },
  },
});

const logo = (folder: string): Widget<ImageField> => ({
  widget: "image",
  choose_url: false,
  accept: ".svg,.png",
  media_folder: `/${folder}`,
  public_folder: "",
});

/** A group by the name of its file. */
const group: Widget<RelationField> = {
  widget: "relation",
  collection: "groups",
  value_field: "{{slug}}",
  display_fields: ["name"],
  search_fields: ["name"],
};

/** The fields of kinds of facts that are neither like others nor a choice. */
export type Widgets = { [Kind in InputKind]?: AnyWidget };

/** These fields for a church whose files are in this folder. */
export function widgetsFor(folder: string): Widgets {
  return {
    sentences,
    markdown,
    number,
    date,
    time,
    photo: photo(folder),
    logo: logo(folder),
    group,
  };
}
