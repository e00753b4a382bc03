import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { problemsAfter } from "./changed-sample.ts";

describe("files amiss", () => {
  let told = "";
  beforeAll(async () => {
    const problems = await problemsAfter(async (folder) => {
      const file = (name: string) => path.join(folder, name);
      const creche = await readFile(file("groups/creche.md"), "utf8");
      await writeFile(file("groups/creche.md"), creche.replaceAll("’", "'"), "latin1");
      const pw = await readFile(file("groups/pw.md"), "utf8");
      await writeFile(file("groups/pw.md"), `\uFEFF${pw}`);
      await rename(file("notices.yaml"), file("notice.yml"));
      await rename(file("groups/lotsatots.md"), file("groups/lotsatots.md.txt"));
      await rename(file("groups/snatch.md"), file("groups/Snátch Night.md"));
      for (const name of ["events", "Hall-Hire", "lifts_to_church", "404", "offline"]) {
        await cp(file("pages/hall-hire.md"), file(`pages/${name}.md`));
      }
      await cp(file("groups/dorcas.md"), file("groups/~$dorcas.md"));
      await writeFile(file("groups/.dorcas.md"), "Left behind by a computer.");
      await writeFile(file("people.yaml"), "");
      await rm(file("photos.yaml"));
      await mkdir(file("photos.yaml"));
      const twoVersions = "<<<<<<< HEAD\nfrom: 1\n=======\nfrom: 2\n>>>>>>> other\n";
      await writeFile(file("year.yaml"), `# Our year\n${twoVersions}`);
      const emblem = await readFile(file("emblems/boys-brigade.svg"), "utf8");
      const shapes = '<path d="M0 0h9v9z"/>'.repeat(300);
      await writeFile(
        file("emblems/boys-brigade.svg"),
        emblem.replace("</svg>", `${shapes}</svg>`),
      );
      await writeFile(
        file("words.yaml"),
        "menu.giving: Gifts\nmenu.get-involve: Join in\nEvents:\n",
      );
    });
    told = problems.join("\n");
  });

  test.each([
    [
      "a file in the letters of another computer",
      "content/groups/creche.md, line 2: a letter such as è, £ or ’: cannot be read, because the file was not saved as UTF-8",
    ],
    [
      "a file’s name misspelt",
      "content/notice.yml: its name: is not one that the site looks for. Did you mean notices.yaml?",
    ],
    [
      "a group’s file with an ending that its editor gave it",
      "content/groups/lotsatots.md.txt: its name: is not one that the site reads: it reads those that end in .md. Expected lotsatots.md",
    ],
    [
      "a group’s file whose name makes no address",
      "Night.md: its name: is the page's address, and can have small letters, numbers and hyphens only. Expected a name such as snatch-night.md",
    ],
    [
      "a page of the church’s own at an address that the site has",
      "content/pages/events.md: its name: is an address of the site already, /events. Expected another name, such as our-events.md",
    ],
    [
      "a page at an address that the host has",
      "content/pages/404.md: its name: is an address of the site already",
    ],
    [
      "a page at the address of what is shown without signal",
      "content/pages/offline.md: its name: is an address of the site already",
    ],
    [
      "a page with capitals in its address",
      "content/pages/Hall-Hire.md: its name: is the page's address, and can have small letters, numbers and hyphens only",
    ],
    [
      "a page with odd signs in its address",
      "content/pages/lifts_to_church.md: its name: is the page's address, and can have small letters",
    ],
    [
      "a word that the site does not say",
      "content/words.yaml, line 2: menu.get-involve: is not a field that belongs here. Did you mean menu.get-involved:?",
    ],
    [
      "a word of the site’s with none in its place",
      "content/words.yaml, line 3: Events: is empty. Please write something",
    ],
    [
      "a file with nothing in it",
      "content/people.yaml, line 1: the file: is empty. Expected lines of its own that begin with minister:",
    ],
    [
      "a folder in the place of a file",
      "content/photos.yaml: the file: is a folder. Expected a file of this name",
    ],
    [
      "both versions of what two people changed",
      "content/year.yaml, line 2: this line: two people have changed these lines, and git left both versions here",
    ],
    [
      "an emblem too heavy for its window",
      "content/emblems/boys-brigade.svg: its weight: the window comes to",
    ],
  ])("%s is told", (_what, message) => {
    expect(told).toContain(message);
  });

  test("files that Word and the computer keep beside ours are nobody’s words", () => {
    expect(told).not.toContain("dorcas");
  });

  test("a mark at the beginning of a file, as some editors leave it, does no harm", () => {
    expect(told).not.toContain("pw.md");
  });
});
