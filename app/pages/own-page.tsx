import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import light from "#app/assets/light/own-page.svg?url";
import { readOwnPage } from "#app/content-loader/own-pages.server.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { OwnPageText } from "#app/own-pages/own-page-text.tsx";
import { sharingPicture } from "#app/pictures/generated.server.ts";
import { photoOf } from "#app/pictures/photos.server.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { PageTitle } from "#app/ui/page-title.tsx";

export function loader({ url }: LoaderFunctionArgs) {
  const name = url.pathname.replaceAll("/", "");
  const { photo, ...words } = readOwnPage(name);
  const today = dayOf(churchTimeAt(new Date()));
  return { words, photo: photoOf(photo, today), picture: sharingPicture(`page-${name}`) };
}

export default function OwnPage() {
  // Not from the route's own types: where a church has no pages of its own there is no such route.
  const { words, photo, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead {...words} picture={picture} />
      <PageTitle heading={words.heading} lead={words.lead} light={light} />
      <OwnPageText chapters={words.chapters} photo={photo} />
    </>
  );
}
