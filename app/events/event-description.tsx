import { useMemo } from "react";
import { byPlace } from "#app/ui/by-place.ts";
import type { ChurchEvent } from "./church-event.ts";
import { descriptionParagraphs } from "./description-paragraphs.ts";

export function EventDescription({ description }: Pick<ChurchEvent, "description">) {
  const paragraphs = useMemo(() => descriptionParagraphs(description ?? ""), [description]);
  return byPlace(paragraphs, (paragraph) => <p dir="auto">{paragraph}</p>);
}
