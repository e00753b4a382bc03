import path from "node:path";
import type { Picture } from "#app/content-loader/fields.server.ts";
import type { Photo } from "./photo.ts";

const made = Object.entries(
  import.meta.glob<string>("../generated/photos/*", {
    eager: true,
    query: "?url",
    import: "default",
  }),
);

/** The addresses of a picture of `content/photos`, ready for the web. */
export function photoOf({ file, alt }: Picture): Photo {
  const { name } = path.parse(file);
  const [jpeg] = versions(name, "jpg");
  if (!jpeg)
    throw new Error(`tools/make-photos.ts has not made content/${file} fit for the web yet`);
  return {
    avif: sourceSet(name, "avif"),
    webp: sourceSet(name, "webp"),
    jpeg: jpeg.address,
    alt,
  };
}

function sourceSet(name: string, form: string): string {
  return versions(name, form)
    .map(({ address, width }) => `${address} ${width}w`)
    .join(", ");
}

/** A file's name says what it is: `ruth-adair.640.avif`. */
function versions(name: string, form: string): { address: string; width: string }[] {
  return made.flatMap(([file, address]) => {
    const [madeOf, width = "", madeAs] = path.basename(file).split(".");
    return madeOf === name && madeAs === form ? [{ address, width }] : [];
  });
}
