import type {
  DateTimeField,
  ImageField,
  MarkdownField,
  NumberField,
  RelationField,
  TextField,
} from "@sveltia/cms";
import type { InputKind } from "#app/church/fields.server.ts";

/** A field of Sveltia CMS without the name, the label and the hint of one fact. */
type Widget<Field> = Omit<Field, "name" | "label" | "required" | "hint">;

type AnyWidget =
  | Widget<DateTimeField>
  | Widget<ImageField>
  | Widget<MarkdownField>
  | Widget<NumberField>
  | Widget<RelationField>
  | Widget<TextField>;

const sentences: Widget<TextField> = { widget: "text", use_emoji_autocomplete: false };

/** Its buttons are for what a page can show. */
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

const makePhotoWidget = (folder: string): Widget<ImageField> => ({
  widget: "image",
  choose_url: false,
  media_folder: `/${folder}/photos`,
  public_folder: "photos",
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        // No page shows a picture with more pixels. A picture that is made smaller also loses what a telephone has
        // written into it, such as where it was.
        transformations: {
          raster_image: { format: "webp", quality: 85, width: 2400, height: 2400 },
        },
      },
    },
  },
});

/** A group by the name of its file. */
const group: Widget<RelationField> = {
  widget: "relation",
  collection: "groups",
  value_field: "{{slug}}",
  display_fields: ["name"],
  search_fields: ["name"],
};

/** A page of the church's own by the name of its file. */
const ownPage: Widget<RelationField> = {
  widget: "relation",
  collection: "pages",
  value_field: "{{slug}}",
  display_fields: ["title"],
  search_fields: ["title"],
};

/** The fields for kinds of facts that need one of their own. */
export type Widgets = { [Kind in InputKind]?: AnyWidget };

/** Makes these fields for a church whose files are in this folder. */
export function makeWidgets(folder: string): Widgets {
  return {
    sentences,
    markdown,
    number,
    date,
    time,
    photo: makePhotoWidget(folder),
    group,
    "own page": ownPage,
  };
}
