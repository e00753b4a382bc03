import { useMemo } from "react";
import type { ChurchEvent } from "./church-event.ts";
import { descriptionParagraphs } from "./description-paragraphs.ts";

export function EventDescription({ description }: Pick<ChurchEvent, "description">) {
  const paragraphs = useMemo(() => descriptionParagraphs(description ?? ""), [description]);
  return [...new Set(paragraphs)].map((paragraph) => (
    <p key={paragraph} dir="auto">
      {paragraph}
    </p>
  ));
}
