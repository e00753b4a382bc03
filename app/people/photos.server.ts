import type { Person } from "#app/content/people.server.ts";

const photos = import.meta.glob<string>("/content/photos/*", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A person as a page shows them: the photo's address in place of its file. */
export function withPhoto<Someone extends Person>({ photo, ...person }: Someone) {
  return {
    ...person,
    photo: photo && { src: photos[`/content/${photo.file}`] ?? "", alt: photo.alt },
  };
}
