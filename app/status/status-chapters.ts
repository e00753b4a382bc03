import type { OwnPage } from "#app/content-loader/own-pages.server.ts";
import type { Block, Inline, Prose } from "#app/content-loader/prose/prose.ts";
import { capital } from "#app/time/meeting-words.ts";
import type { Status } from "./status.ts";
import {
  builtDay,
  diaryWords,
  endWords,
  noticeWords,
  reviewWords,
  sourceWords,
} from "./status-words.ts";

/** How the site was when it was built, a chapter for each thing that can go stale. */
export function statusChapters(status: Status): OwnPage["chapters"] {
  const today = builtDay(status);
  const { built, diary, meetings, notices, reviews, ends } = status;
  return [
    chapter("build", "The build", paragraphs(sourceWords(built))),
    chapter("diary", "The diary", paragraphs(diaryWords(diary))),
    chapter("meetings", "Who meets next", [
      table(
        ["Who", "When"],
        meetings.map(({ name, path, words }) => [linkTo(path, name), words]),
      ),
    ]),
    chapter("notices", "Notices", paragraphs(noticeWords(notices, today))),
    chapter("reviews", "To be read through", [
      table(
        ["Page", "When"],
        reviews.map(({ page, file, due }) => [`${page} (${file})`, reviewWords(due, today)]),
      ),
    ]),
    chapter("ends", "What runs out", [
      ends.length === 0
        ? paragraph("Nothing: there are neither school terms nor photos that somebody agreed to.")
        : table(
            ["What", "Until"],
            ends.map((end) => [`${capital(end.what)} (${end.file})`, endWords(end, today)]),
          ),
    ]),
  ];
}

function chapter(id: string, heading: string, prose: Prose): OwnPage["chapters"][number] {
  return { id, heading, prose, sections: [] };
}

function paragraphs(sentences: string[]): Prose {
  return sentences.map(paragraph);
}

function paragraph(words: string): Block {
  return { kind: "paragraph", words: [words] };
}

function linkTo(href: string, words: string): Inline {
  return { kind: "link", href, words: [words] };
}

function table(head: string[], rows: Inline[][]): Block {
  return {
    kind: "table",
    head: head.map((words) => [words]),
    rows: rows.map((cells) => cells.map((words) => [words])),
  };
}
