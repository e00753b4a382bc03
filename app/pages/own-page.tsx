import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readOwnPage } from "#app/content-loader/own-pages.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { OwnPageText } from "#app/own-pages/own-page-text.tsx";
import { photoOf } from "#app/pictures/photos.server.ts";
import { buildDay } from "#app/time/build-time.server.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const name = url.pathname.replaceAll("/", "");
  const { photo, ...words } = readOwnPage(name);
  const today = buildDay();
  return { page: `page-${name}`, words, photo: photoOf(photo, today) };
}

export default function OwnPage() {
  // Not from the route's own types: where a church has no pages of its own there is no such route.
  const { page, words, photo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageOpening page={page} light="own-page" words={words} />
      <OwnPageText chapters={words.chapters} photo={photo} />
    </>
  );
}
