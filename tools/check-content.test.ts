import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";

const CHECK = path.resolve("tools/check-content.ts");
const WINDOWS = path.resolve("tools/windows/group-windows.ts");

/** In which file which words are replaced by which others. */
type Change = readonly [file: string, words: string | RegExp, others: string];

/** How a program ended, and what it printed of good and of bad. */
type Ending = { status: unknown; printed: string; said: string };

/** Checks a project whose words are copies of the sample's in `folders`, the first of them changed. */
function check(changes: readonly Change[], folders = ["content"], CONTENT = ""): Promise<Ending> {
  return onACopy([CHECK], folders, CONTENT, async (content) => {
    for (const change of changes) await replace(content, change);
  });
}

/** Runs Node with these arguments where there are copies of the sample, the first of them changed. */
async function onACopy(
  program: readonly string[],
  folders: readonly string[],
  CONTENT: string,
  change: (content: string) => Promise<void>,
): Promise<Ending> {
  const project = await mkdtemp(path.join(tmpdir(), "content-"));
  try {
    const copies = folders.map((folder) => path.join(project, folder));
    for (const copy of copies) await cp("sample", copy, { recursive: true });
    await symlink(path.resolve("emblems"), path.join(project, "emblems"));
    await change(copies[0] ?? "");
    return await new Promise((resolve) => {
      execFile(
        process.execPath,
        program,
        { cwd: project, env: { ...process.env, CONTENT } },
        (problem, printed, said) => resolve({ status: problem?.code ?? 0, printed, said }),
      );
    });
  } finally {
    await rm(project, { recursive: true });
  }
}

async function replace(folder: string, [file, words, others]: Change): Promise<void> {
  const before = await readFile(path.join(folder, file), "utf8");
  const after = before.replace(words, others);
  expect(after, `“${words}” is in ${file}`).not.toBe(before);
  await writeFile(path.join(folder, file), after);
}

test("the sample as it stands is fit to build from", async () => {
  expect(await check([], ["sample"])).toEqual({ status: 0, printed: "", said: "" });
});

test("a church needs no groups, people, account, charity, year or links elsewhere; a form of a group's needs an account", async () => {
  const ending = await onACopy([CHECK], ["content"], "", toBareChurch);
  expect(ending).toEqual({ status: 0, printed: "", said: "" });
  const { said } = await onACopy([CHECK], ["content"], "", async (content) => {
    const group = await readFile(path.join(content, "groups/bible-class.md"), "utf8");
    await toBareChurch(content);
    await mkdir(path.join(content, "groups"));
    const form = "register: { label: Register, form: k2m4x8pq }";
    const alone = group
      .replace(/^neighbours:\n(?: {2}.*\n)+/m, `${form}\n`)
      .replace("emblem: bible-class", "emblem: bible-study");
    await writeFile(path.join(content, "groups/bible-class.md"), alone);
  });
  expect(said).toContain("register: needs a form at ChurchSuite, and church.yaml names no account");
});

async function toBareChurch(content: string): Promise<void> {
  await rm(content, { recursive: true });
  await cp("tests/bare-church", content, { recursive: true });
}

/** A line of notices.yaml, put before the first one that is there. */
const added = (line: string): Change => [
  "notices.yaml",
  /^changes:\n/m,
  `changes:\n  - { ${line} }\n`,
];

test("the words that CONTENT names go before all others, and the lines are right in files from Windows", async () => {
  const changes: Change[] = [
    ["groups/pw.md", "emblem: pw", "emblem: flax"],
    ["groups/pw.md", /\n/g, "\r\n"],
    ["year.yaml", "to: 2026-10-30", "to: 2026-12-30"],
    ["year.yaml", /\n/g, "\r\n"],
  ];
  const { said } = await check(changes, ["trial", "content", "sample"], "trial");
  expect(said).toContain("trial/groups/pw.md, line 25: window › emblem:");
  expect(said).toContain("trial/year.yaml, line 13: terms › “Autumn term” › half-term:");
});

test("a folder that is not there is named", async () => {
  const { status, said } = await check([], ["sample"], "contents");
  expect(said).toContain("contents/church.yaml: the file: it is not there");
  expect(status).toBe(1);
});

test("a church need not keep a year of dates, a file of notices, nor pages of its own", async () => {
  const ending = await onACopy([CHECK], ["content"], "", async (content) => {
    for (const file of ["year.yaml", "notices.yaml", "pages"]) {
      await rm(path.join(content, file), { recursive: true });
    }
    await replace(content, ["home.md", "](/coming-to-church)", "](/about-us)"]);
  });
  expect(ending).toEqual({ status: 0, printed: "", said: "" });
});

test("a page of the church's own cannot have an address that the site has, nor one of odd letters", async () => {
  const names = ["events", "Hall-Hire", "lifts_to_church", "404"];
  const { said } = await onACopy([CHECK], ["content"], "", async (content) => {
    const page = path.join(content, "pages/hall-hire.md");
    for (const name of names) await cp(page, path.join(content, `pages/${name}.md`));
  });
  expect(said).toContain(
    "content/pages/events.md: its name: is an address of the site already, /events. Expected another name, such as our-events.md",
  );
  expect(said).toContain("content/pages/404.md: its name: is an address of the site already");
  for (const name of ["Hall-Hire", "lifts_to_church"]) {
    expect(said).toContain(
      `content/pages/${name}.md: its name: is the page's address, and can have small letters, numbers and hyphens only`,
    );
  }
});

test("words that the site does not say are told, with those that were probably meant", async () => {
  const { said } = await onACopy([CHECK], ["content"], "", (content) =>
    writeFile(path.join(content, "words.yaml"), "Giving: Gifts\nGet Involve: Join in\nEvents:\n"),
  );
  expect(said).toContain(
    "content/words.yaml, line 2: Get Involve: is not a field that belongs here. Did you mean Get Involved:?",
  );
  expect(said).toContain("content/words.yaml, line 3: Events: is empty. Please write something");
});

/** A group's file as a volunteer begins it: another's, with the name changed and no window. */
async function addChoir(content: string): Promise<void> {
  const pw = await readFile(path.join(content, "groups/pw.md"), "utf8");
  const choir = pw
    .replace("name: PW", "name: Junior Choir")
    .replace(/^window:\n(?: {2}.*\n)+/m, "");
  expect(choir).not.toContain("emblem:");
  await writeFile(path.join(content, "groups/junior-choir.md"), choir);
}

test("a new group is one new file without a drawing, and has its windows; a group's last year and a change from before this one may stay", async () => {
  const program = `
    await import(${JSON.stringify(pathToFileURL(CHECK).href)});
    const { drawGroupWindows } = await import(${JSON.stringify(pathToFileURL(WINDOWS).href)});
    console.log([...drawGroupWindows().keys()].join(" "));`;
  const evaluated = ["--input-type=module", "--eval", program];
  const ending = await onACopy(evaluated, ["content"], "", async (content) => {
    await addChoir(content);
    await replace(content, [
      "groups/dorcas.md",
      /2026-09-29(.*\n.*)2027-05-25/,
      "2025-09-30$12026-05-26",
    ]);
    const line = "day: 2025-12-19, for: boys-brigade, what: off, why: carols";
    await replace(content, added(line));
  });
  expect(ending).toMatchObject({ status: 0, said: "" });
  expect(ending.printed).toContain("junior-choir.svg junior-choir.small.svg");
});

const PAGES = path.resolve("app/content-loader/pages.server.ts");
const GROUPS = path.resolve("app/content-loader/groups.server.ts");

test("what placeholders stand for is said in all words, and follows its fact", async () => {
  const program = `
    const { readHome } = await import(${JSON.stringify(pathToFileURL(PAGES).href)});
    const { readGroupAt } = await import(${JSON.stringify(pathToFileURL(GROUPS).href)});
    const ark = readGroupAt("the-ark");
    const [{ prose: [{ words }] }] = ark.answers;
    console.log(JSON.stringify([readHome().title, ark.meets.from, ark.meets.to, ark.glance, words]));`;
  const ending = await onACopy(
    ["--input-type=module", "--eval", program],
    ["content"],
    "",
    async (content) => {
      const changes: Change[] = [
        ["church.yaml", 'from: "11:30"', 'from: "11:00"'],
        ["home.md", /^title: .*$/m, "title: Worship at {service} in {town}"],
        [
          "groups/the-ark.md",
          /^glance: .*$/m,
          "glance: Each {the-ark.when}, not {pw.day} {pw.from}",
        ],
        [
          "groups/the-ark.md",
          "## Who?\n",
          "## Who?\n\n{the-ark.who}, from {service-15} to {service.end}: {phone}, [write]({email})\n",
        ],
      ];
      for (const change of changes) await replace(content, change);
    },
  );
  expect(ending.said).toBe("");
  const who = "Age\u00a03 to Year\u00a05, from 10:45 to 12:45: ";
  expect(JSON.parse(ending.printed)).toEqual([
    "Worship at 11:00 AM in Kilmorran",
    "11:00",
    "12:30",
    "Each Sundays 11am–12:30pm, not first Tuesday 8pm",
    [
      who,
      { kind: "link", href: "tel:02896496012", words: ["028 9649 6012"] },
      expect.anything(),
      expect.anything(),
    ],
  ]);
});

const WORDS = path.resolve("tools/words.ts");

test("files and photos as other computers save them are read, or refused by name", async () => {
  const { said } = await onACopy([CHECK], ["content", "sample"], "", async (content) => {
    const file = (name: string) => path.join(content, name);
    const creche = await readFile(file("groups/creche.md"), "utf8");
    await writeFile(file("groups/creche.md"), creche.replaceAll("’", "'"), "latin1");
    const pw = await readFile(file("groups/pw.md"), "utf8");
    await writeFile(file("groups/pw.md"), `\uFEFF${pw}`);
    await rename(file("photos/margaret-boyd.jpg"), file("photos/margaret-boyd.JPG"));
    await writeFile(file("photos/ruth-adair.jpg"), "\0\0\0\x18ftypheic\0\0\0\0");
    await cp(file("photos/anne-stinson.jpg"), file("photos/holiday.jpg"));
  });
  expect(said).toContain(
    "content/groups/creche.md, line 2: a letter such as è, £ or ’: cannot be read, because the file was not saved as UTF-8",
  );
  expect(said).not.toContain("pw.md");
  expect(said).toContain(
    "session › “Margaret Boyd” › photo › file: is there as photos/margaret-boyd.JPG, with other capitals",
  );
  expect(said).toContain(
    "session › “Ruth Adair” › photo › file: is no picture that a website can show. Photos of an iPhone are often HEIC",
  );
});

test("the Sunday service, and a group's night, are moved in one line", async () => {
  const program = `
    await import(${JSON.stringify(pathToFileURL(CHECK).href)});
    const { pages } = await import(${JSON.stringify(pathToFileURL(path.resolve("tools/pages.ts")).href)});
    const { readGroups } = await import(${JSON.stringify(pathToFileURL(GROUPS).href)});
    console.log(JSON.stringify([pages(true).map(({ read }) => read()), readGroups()]));`;
  const evaluated = ["--input-type=module", "--eval", program];
  const { said, printed } = await onACopy(evaluated, ["content"], "", async (content) => {
    await replace(content, ["church.yaml", 'from: "11:30"', 'from: "11:00"']);
    await replace(content, ["groups/lotsatots.md", "every: Thursday", "every: Friday"]);
    // Its first and last day of the year are dates, and have a check of their own.
    await replace(content, ["groups/lotsatots.md", /^ {2}session:\n.*\n.*\n/m, ""]);
  });
  expect(said).toBe("");
  expect(printed).not.toMatch(/11:30|11:15|10:30/);
  for (const words of ["Sunday worship at 11:00 AM", "Worship at 11am,", "Fridays 10am–12pm"]) {
    expect(printed).toContain(words);
  }
});

test("a photo that is on no page is refused, because anyone could fetch it, and so is a misspelt file's name", async () => {
  const { said } = await onACopy([CHECK], ["content"], "", async (content) => {
    const photos = path.join(content, "photos");
    await cp(path.join(photos, "anne-stinson.jpg"), path.join(photos, "holiday.jpg"));
    await rename(path.join(content, "notices.yaml"), path.join(content, "notice.yml"));
  });
  expect(said).toMatch(/^2 things have/);
  expect(said).toContain("content/photos/holiday.jpg: the photo: is on no page");
  expect(said).toContain(
    "content/notice.yml: its name: is not one that the site looks for. Did you mean notices.yaml?",
  );
});

test("npm run words says that all is well, or how many things are not", async () => {
  const well = await onACopy([WORDS], ["content"], "", async () => {});
  expect(well.printed).toMatch(/^All is well\. \d+ files in content\/ were read/);
  expect(well.status).toBe(0);
  const amiss = await onACopy([WORDS], ["content"], "", async (content) => {
    await replace(content, ["events.md", /^heading: .*\n/m, ""]);
    await replace(content, ["groups/pw.md", /^summary: .*\n/m, ""]);
  });
  expect(amiss.printed).toMatch(/^2 things have to be mended/);
  expect(amiss.status).toBe(1);
});

test("npm run words with --watch checks again when a file is saved", async () => {
  const content = await mkdtemp(path.join(tmpdir(), "words-"));
  await cp("sample", content, { recursive: true });
  const program = spawn(process.execPath, [WORDS, "--watch"], {
    env: { ...process.env, CONTENT: content },
  });
  let printed = "";
  program.stdout.on("data", (more) => {
    printed += more;
  });
  const until = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => printed.includes(words) && resolve();
      program.stdout.on("data", look);
    });
  try {
    await until("Save a file");
    expect(printed).toContain("All is well");
    printed = "";
    await replace(content, ["events.md", /^heading: .*\n/m, ""]);
    await until("events.md, line 1: heading: is missing");
  } finally {
    program.kill();
    await rm(content, { recursive: true });
  }
});

/** `says` is the message; «words» in it stand for the number of the line that has them. */
type Slip = { slip: string; change: Change; says: string };

/** `says` with each «words of a line» replaced by the number of the first such line in the changed file. */
function withLines({ says, change: [file] }: Slip, changed: Map<string, string>): string {
  const lines = changed.get(file)?.split("\n") ?? [];
  return says.replace(/«(.*?)»/g, (_, words: string) =>
    String(lines.findIndex((line) => line.includes(words)) + 1),
  );
}

// Each is in a file of its own, or in a field of its own: they are made together, and all are told at
// once. So are those of each list after it; facts are compared once every single one can be read.
const slipsInFiles: Slip[] = [
  {
    slip: "no telephone",
    change: ["church.yaml", /^phone: .*\n/m, ""],
    says: "content/church.yaml, line 1: phone: is missing",
  },
  {
    slip: "an address that is none",
    change: ["church.yaml", /^email: .*$/m, "email: nobody"],
    says: "content/church.yaml, line «email: nobody»: email: expected an e-mail address",
  },
  {
    slip: "an unknown field",
    change: ["church.yaml", /^charity:/m, "fax: 028 9649 6013\ncharity:"],
    says: "content/church.yaml, line «fax: 028 9649 6013»: fax: is not a field that belongs here. Is it spelt right?",
  },
  {
    slip: "two services with one name",
    change: [
      "church.yaml",
      /^services:\n/m,
      'services:\n  - { name: Main Service, every: Sunday, from: "18:30", to: "19:30" }\n',
    ],
    says: "content/church.yaml, line «services:»: services: two services have one name",
  },
  {
    slip: "a palette that nobody has made",
    change: ["church.yaml", "analytics: none\n", "analytics: none\nlooks: { palette: bog }\n"],
    says: "content/church.yaml, line «looks:»: looks › palette: expected lough, heather or moss. Found: bog",
  },
  {
    slip: "a logo that is not there",
    change: ["church.yaml", "logo:\n", "logo:\n  file: logo.svg\n"],
    says: "content/church.yaml, line «logo.svg»: logo › file: names a picture that is not there. Is it spelt right?",
  },
  {
    slip: "a person without a role",
    change: ["people.yaml", /^ {2}role: .*$/m, ""],
    says: "content/people.yaml, line «convener:»: convener › role: is missing",
  },
  {
    slip: "a missing field",
    change: ["groups/the-ark.md", /^summary: .*\n/m, ""],
    says: "content/groups/the-ark.md, line 1: summary: is missing. Please add it",
  },
  {
    slip: "an empty field",
    change: ["groups/creche.md", /^summary: .*$/m, 'summary: ""'],
    says: "content/groups/creche.md, line «summary:»: summary: is empty. Please write something",
  },
  {
    slip: "a wrong weekday",
    change: ["groups/the-ark.md", "every: Sunday", "every: Sonday"],
    says: "content/groups/the-ark.md, line «every: Sonday»: meets › every: expected a day of the week, such as Sunday",
  },
  {
    slip: "a photo that is not there",
    change: ["people.yaml", "photos/ruth-adair.jpg", "photos/ruth-adare.jpg"],
    says: "content/people.yaml, line «file: photos/ruth-adare.jpg»: session › “Ruth Adair” › photo › file: names a picture that is not there",
  },
  {
    slip: "an emblem that is not there",
    change: ["groups/pw.md", "emblem: pw", "emblem: singers"],
    says: "content/groups/pw.md, line «emblem: singers»: window › emblem: names no drawing. The nearest there are: choir, ",
  },
  {
    slip: "an emblem without words for those who cannot see it",
    change: ["groups/dorcas.md", /^ {2}alt: .*\n/m, ""],
    says: "content/groups/dorcas.md, line «window:»: window: has an emblem that does not describe itself, and needs alt",
  },
  {
    slip: "an emblem with letters in it",
    change: ["emblems/lotsatots.svg", "</svg>", "  <text>L</text>\n</svg>"],
    says: "content/emblems/lotsatots.svg: line «<text>L</text>»: found <text>. Letters have to be shapes here",
  },
  {
    slip: "an emblem too heavy for its window",
    change: ["emblems/boys-brigade.svg", "</svg>", `${'<path d="M0 0h9v9z"/>'.repeat(300)}</svg>`],
    says: "content/emblems/boys-brigade.svg: its weight: the window comes to",
  },
  {
    slip: "YAML that cannot be read",
    change: ["giving.md", /^heading: .*$/m, 'heading: "Church Giving'],
    says: 'content/giving.md, line «heading:»: heading: a quotation mark, ", is opened here and not closed',
  },
  {
    slip: "a heading that no page has",
    change: ["groups/snatch.md", "## Why?", "## Wherefore?"],
    says: "## Wherefore?: is not a heading of this file. Expected ## Why?; all there are: ## Who?, ",
  },
  {
    slip: "an answer without words",
    change: ["groups/bible-class.md", /## Where\?[\s\S]*?## Contact/, "## Where?\n\n## Contact"],
    says: "## Where?: has no words below it",
  },
  {
    slip: "a section that ends before it begins",
    change: ["groups/girls-brigade.md", 'to: "19:30"', 'to: "07:30"'],
    says: "content/groups/girls-brigade.md, line «- name: Explorers»: meets › sections › “Explorers”: ends before it starts",
  },
  {
    slip: "a session that ends before it begins",
    change: ["groups/three-o-clock-club.md", "to: 2027-06-19", "to: 2026-06-19"],
    says: "three-o-clock-club.md, line «session:»: meets › session: its last day is before its first",
  },
  {
    slip: "an unknown field of the year",
    change: ["year.yaml", "half-term:", "halfterm:"],
    says: "content/year.yaml, line «halfterm:»: terms › “Autumn term” › halfterm: is not a field that belongs here. Did you mean half-term:?",
  },
  {
    slip: "a day that no calendar has",
    change: ["notices.yaml", "2026-12-29", "2026-11-31"],
    says: "notices.yaml, line «- { day: 2026-11-31, for: dorcas,»: changes › 5 › day: is no day of the calendar. Expected a date such as 2026-09-30. Found: 2026-11-31",
  },
  {
    slip: "a word for a change that is none",
    change: ["notices.yaml", "what: moved", "what: move"],
    says: "line «- { day: 2027-01-05, for: pw, what»: changes › 6 › what: expected off, moved, extra or joint. Found: move",
  },
  {
    slip: "a time that was read as a number",
    change: ["notices.yaml", '"10:30", to: "11:15"', "10.30"],
    says: 'line «- { day: 2026-12-25, for: service,»: changes › “Christmas Day” › from: expected a time on the 24-hour clock, such as "19:30". Found: 10.30',
  },
  {
    slip: "several names without brackets",
    change: ["notices.yaml", "[the-ark, creche]", "the-ark, creche"],
    says: "line «- { day: 2026-12-27, for: the-ark,»: changes › 4 › creche: is not a field that belongs here. Words with a comma",
  },
  {
    slip: "a longer time for what is on one day",
    change: ["notices.yaml", 'to: "00:15"', "until: 2026-12-25"],
    says: "line «- { day: 2026-12-24, for: service,»: changes › “Watchnight” › until: goes with off and joint only",
  },
  {
    slip: "a colon without its space",
    change: ["notices.yaml", "day: 2027-03-24", "day:2027-03-24"],
    says: "line «- { day:2027-03-24, for: girls-bri»: changes › 8 › day:2027-03-24: needs a space after its colon",
  },
];

const slipsInPlaceholders: Slip[] = [
  {
    slip: "a placeholder that nobody fills",
    change: ["groups/pw.md", "or just come", "on {fone}, or just come"],
    says: "{fone}: stands for nothing. The nearest there are: {phone}, ",
  },
  {
    slip: "one in a fact, for a group that there is not",
    change: ["groups/snatch.md", /^summary: /m, "summary: From {bible-clas.name}. "],
    says: "content/groups/snatch.md, line «summary: From {bible-clas.name}. S»: summary: {bible-clas.name} stands for nothing. The nearest there are: {bible-class.name}, ",
  },
  {
    slip: "a time that stands for itself",
    change: ["groups/dorcas.md", 'from: "19:30"', 'from: "{dorcas.from}"'],
    says: "content/groups/dorcas.md, line «from:»: meets › from: {dorcas.from} stands for words in which {dorcas.from} stands for itself",
  },
  {
    slip: "minutes after a word",
    change: ["events.md", /^lead: /m, "lead: In {town+15}. "],
    says: "content/events.md, line «lead: In {town+15}. What»: lead: {town+15} is no clock time, and cannot have +15 minutes",
  },
  {
    slip: "a curly bracket without its other one",
    change: ["groups/creche.md", "## Why?\n\n", "## Why?\n\nRing {phone or write. "],
    says: "groups/creche.md, line «{phone or»: the text: has a curly bracket without its other one",
  },
  {
    slip: "words that begin with a placeholder",
    change: ["about-us.md", /^title: .*$/m, "title: {church} and its people"],
    says: 'content/about-us.md, line «title: {church} and its people»: title: words that begin with { need double quotes round them: "{church} and its people"',
  },
  {
    slip: "a placeholder alone",
    change: ["giving.md", /^heading: .*$/m, "heading: {town}"],
    says: 'content/giving.md, line «heading: {town}»: heading: needs double quotes round it: "{town}"',
  },
];

// As a volunteer's keyboard, or their word processor, makes them.
const slipsOfTyping: Slip[] = [
  {
    slip: "curly quotes round words with a colon",
    change: ["about-us.md", /^title: .*$/m, "title: “About us: who we are”"],
    says: "about-us.md, line 2: title: found “About us: who we are”. These quotes are curly, as word processors make them. Expected straight ones",
  },
  {
    slip: "curly quotes round a time",
    change: ["groups/snatch.md", 'from: "19:00"', "from: “19:00”"],
    says: "groups/snatch.md, line «from: “19:00”»: from: found “19:00”. These quotes are curly",
  },
  {
    slip: "a colon left out",
    change: ["groups/dorcas.md", /^summary: /m, "summary "],
    says: "groups/dorcas.md, line 5: this line: needs a colon after its name: summary: Knitting",
  },
  {
    slip: "no space after a colon",
    change: ["groups/pw.md", /^who: /m, "who:"],
    says: "groups/pw.md, line «who:»: this line: needs a space after its colon: who: Women",
  },
  {
    slip: "a # that cuts words short",
    change: ["events.md", /^lead: .*$/m, "lead: All welcome #every Sunday"],
    says: "events.md, line 7: lead: only “All welcome” would be shown, and nothing after #",
  },
  {
    slip: "a field that is there twice",
    change: ["get-involved.md", /^lead: /m, "heading: Join in\nlead: "],
    says: "get-involved.md, line «Join in»: heading: this field is here twice",
  },
  {
    slip: "words in bold at the beginning of a fact",
    change: ["this-week.md", /^lead: /m, "lead: **All** of "],
    says: "this-week.md, line 7: lead: words that begin with * need double quotes round them",
  },
  {
    slip: "the second line of dashes left out",
    change: ["not-found.md", /\n---\n$/, "\n"],
    says: "not-found.md, line 1: the end of the facts: the facts begin with a line of three dashes",
  },
  {
    slip: "quotes within quotes",
    change: ["groups/creche.md", /^summary: .*$/m, 'summary: "Kind "hands" here"'],
    says: "groups/creche.md, line 5: summary: the quotes end in the middle of its words",
  },
  {
    slip: "a tab",
    change: ["groups/lotsatots.md", "  every:", "\tevery:"],
    says: "groups/lotsatots.md, line «every:»: every: the line begins with a tab",
  },
  {
    slip: "bold words in a fact that prints plain ones",
    change: ["people.yaml", "role: Youth Worker", "role: Our **Youth** Worker"],
    says: "people.yaml, line «**Youth**»: staff › “Callum Haslett” › role: is printed as it stands here, letter by letter",
  },
  {
    slip: "a link in such a fact",
    change: ["people.yaml", "role: Pastoral Worker", "role: See [events](/events)"],
    says: "people.yaml, line «[events]»: staff › “Priscilla Nairn” › role: is printed as it stands here",
  },
  {
    slip: "a heading without its space",
    change: ["groups/bible-class.md", "## Who?", "##Who?"],
    says: "groups/bible-class.md, line «##Who?»: ##Who?: a heading needs a space after its ##, and a line of its own: ## Who?",
  },
  {
    slip: "a heading without its question mark",
    change: ["groups/boys-brigade.md", "## Who?", "## Who"],
    says: "groups/boys-brigade.md, line «## Who»: ## Who: is not a heading of this file. Expected ## Who?; all there are:",
  },
  {
    slip: "a heading of another size",
    change: ["groups/girls-brigade.md", "## Why?", "### Suppers\n\nToast.\n\n## Why?"],
    says: "groups/girls-brigade.md, line «### Suppers»: ### Suppers: is a heading of another size than this page has. Expected ## Suppers, or **Suppers**",
  },
  {
    slip: "HTML",
    change: ["groups/the-ark.md", "## Why?\n\n", "## Why?\n\nFor <b>all</b>. "],
    says: "groups/the-ark.md, line «<b>»: the text: has HTML, <b>, which the site does not print",
  },
  {
    slip: "a field misspelt",
    change: ["groups/worship-team.md", /^where: /m, "wher: "],
    says: "groups/worship-team.md, line «wher:»: wher: is not a field that belongs here. Did you mean where:?",
  },
  {
    slip: "a day that September does not have",
    change: ["year.yaml", "from: 2026-09-01", "from: 2026-09-31"],
    says: "year.yaml, line «2026-09-31»: from: is no day of the calendar. Expected a date such as 2026-09-30. Found: 2026-09-31",
  },
  {
    slip: "a field with nothing after it",
    change: ["giving.md", /^button: .*\n/m, "button:\n"],
    says: "giving.md, line «button:»: button: is empty. Please write something, or take the line away",
  },
];

// Every file can be read: what it says is compared with the facts.
const slipsAgainstFacts: Slip[] = [
  {
    slip: "another hour than the group's",
    change: ["groups/pw.md", /^glance: .*$/m, "glance: Women, first Tuesday, 7pm"],
    says: "groups/pw.md, line «glance:»: glance: says “7pm”, and meets: says First Tuesday, 8–9:30pm. Mend the words; or write {pw.from}",
  },
  {
    slip: "another day than the group's",
    change: ["groups/boys-brigade.md", "## Contact\n\n", "## Contact\n\nCall in\nany Monday. "],
    says: "groups/boys-brigade.md, line «any Monday»: the text: says Monday, and meets: says Thursday evenings. Mend the words; or write {boys-brigade.day}",
  },
  {
    slip: "an hour in words",
    change: ["groups/dorcas.md", "## Why?\n\n", "## Why?\n\nWe stop at half past ten. "],
    says: "groups/dorcas.md, line «half past ten»: the text: says “half past ten”, and meets: says Last Tuesday, 7:30–9:30pm",
  },
  {
    slip: "another hour than the service's",
    change: ["home.md", /^lead: .*$/m, "lead: Worship at 10:50, Psalm 95:1 and tea."],
    says: "home.md, line «10:50»: lead: says “10:50”, and no service is then",
  },
  {
    slip: "a time that is none among the others",
    change: ["giving.md", /^title: /m, "other-times: [later]\ntitle: "],
    says: 'giving.md, line «[later]»: other-times › 1: expected clock times or days of the week, such as ["10:15", Friday]. Found: later',
  },
  {
    slip: "a link to a page that is not there",
    change: ["groups/creche.md", "## Why?\n\n", "## Why?\n\nSee [The Ark](/activities/ark). "],
    says: "groups/creche.md, line «/activities/ark)»: the text: links to /activities/ark, which is no page of this site. The nearest: /activities/the-ark",
  },
  {
    slip: "a link to a place that is not there",
    change: ["home.md", "[The Ark](/activities/the-ark)", "[The Ark](/#service-time)"],
    says: "home.md, line «note:»: times › note: links to /#service-time, and there is no such place on that page. The nearest: /#service-times",
  },
  {
    slip: "a link in a notice",
    change: ["notices.yaml", "to: /events", "to: /event"],
    says: "notices.yaml, line «/event,»: notices › 1 › link › to: links to /event, which is no page of this site. The nearest: /events",
  },
  {
    slip: "a neighbour that is not there",
    change: ["groups/snatch.md", "before: bible-class", "before: bible-clas"],
    says: "groups/snatch.md, line «bible-clas»: neighbours › before: no group has the file content/groups/bible-clas.md. The nearest: bible-class",
  },
];

// For these the church's own facts have to be readable.
const slipsInWholeFiles: Slip[] = [
  {
    slip: "a privacy notice without sections",
    change: ["privacy-policy.md", /\n## [\s\S]*/, "\n"],
    says: "the text: expected at least one heading",
  },
  {
    slip: "two groups with one name",
    change: ["groups/pw.md", "name: PW", "name: SNATCH"],
    says: "“SNATCH” is already the name in content/groups/",
  },
  {
    slip: "a bracket that is not closed",
    change: ["notices.yaml", "carols }", "carols"],
    says: "content/notices.yaml, line «- { day: 2026-12-17, for: boys-bri»: this line: a bracket, { or [, is opened here and not closed",
  },
  {
    slip: "a colon among words",
    change: ["events.md", /^lead: .*$/m, "lead: What's on: the weeks ahead"],
    says: 'content/events.md, line «lead: What»: lead: words with a colon in them need double quotes round them: "What',
  },
  {
    slip: "a tab",
    change: ["year.yaml", "  - name: Spring", "\t- name: Spring"],
    says: "content/year.yaml, line «- name: Spring term»: name: the line begins with a tab",
  },
];

const slipsInOrder: Slip[] = [
  {
    slip: "a service that ends before it begins",
    change: ["church.yaml", 'to: "12:45"', 'to: "10:45"'],
    says: "content/church.yaml, line «- name: Main Service»: services › “Main Service”: ends before it starts",
  },
  {
    slip: "a year that is too long",
    change: ["year.yaml", "to: 2027-08-31", "to: 2028-08-31"],
    says: "content/year.yaml, line «to: 2028-08-31»: to: from 2026-09-01 to 2028-08-31 are 730 days",
  },
  {
    slip: "terms that overlap",
    change: ["year.yaml", "from: 2027-01-04", "from: 2026-12-14"],
    says: "year.yaml, line «from: 2026-12-14»: terms › “Spring term” › from: “Spring term” begins on 2026-12-14, and “Autumn term” lasts until 2026-12-18",
  },
  {
    slip: "a half-term outside its term",
    change: ["year.yaml", "to: 2027-02-19", "to: 2027-03-29"],
    says: "line 19: terms › “Spring term” › half-term: half-term from 2027-02-15 to 2027-03-29 is not within “Spring term”",
  },
  {
    slip: "a last day before the first",
    change: ["year.yaml", "to: 2027-06-30", "to: 2026-06-30"],
    says: "line «to: 2026-06-30»: terms › “Summer term” › to: the last day, 2026-06-30, is before the first, 2027-04-05",
  },
  {
    slip: "a change that is over before it begins",
    change: ["notices.yaml", "day: 2026-12-27,", "day: 2026-12-27, until: 2026-12-20,"],
    says: "changes › 6 › until: the last day, 2026-12-20, is before the first, 2026-12-27",
  },
  {
    slip: "one more of everything",
    change: added('day: 2026-12-04, for: everything, what: extra, from: "19:30"'),
    says: "line «- { day: 2026-12-04, for: everythi»: changes › 2 › for: is one more than usual of everything. Expected a group’s file name",
  },
  {
    slip: "a move to nowhere",
    change: ["notices.yaml", ", new-day: 2027-01-12", ""],
    says: "changes › 8: is moved, and nothing says to when or where. Expected new-day:",
  },
  {
    slip: "an extra one that ends before it begins",
    change: added('day: 2026-12-05, for: pw, what: extra, from: "19:30", to: "09:30"'),
    says: "line «- { day: 2026-12-05, for: pw, what»: changes › 1 › to: ends at 09:30, before it begins at 19:30",
  },
  {
    slip: "a notice for more than a year",
    change: ["notices.yaml", "until: 2026-12-06", "until: 2027-12-06"],
    says: "line «until: 2027-12-06»: notices › 1 › until: would stand for a year or longer",
  },
];

const slipsBetweenDates: Slip[] = [
  {
    slip: "a first night on a day of the week that is not the group's",
    change: ["groups/boys-brigade.md", "from: 2026-09-10", "from: 2026-09-11"],
    says: "boys-brigade.md, line «from: 2026-09-11»: meets › session › from: 2026-09-11 is a Friday, and no day of Thursday evenings. The nearest: 2026-09-10 and 2026-09-17",
  },
  {
    slip: "a last night in the holidays",
    change: ["groups/girls-brigade.md", "to: 2027-04-21", "to: 2027-03-31"],
    says: "girls-brigade.md, line «to: 2027-03-31»: meets › session › to: 2027-03-31 is a Wednesday, and no day of Wednesday evenings. The nearest: 2027-03-24 and 2027-04-07",
  },
  {
    slip: "a session beyond the year",
    change: ["groups/pw.md", "to: 2027-04-06", "to: 2027-10-05"],
    says: "pw.md, line «to: 2027-10-05»: meets › session › to: 2027-10-05 is not in the year of content/year.yaml, 2026-09-01 to 2027-08-31",
  },
  {
    slip: "a change for a group that does not exist",
    change: ["notices.yaml", "for: dorcas", "for: services"],
    says: "changes › 8 › for: there is no group services. Expected service, everything, main-service, three-o-clock-club, pw, dorcas,",
  },
  {
    slip: "a change on a day on which the group never meets",
    change: ["notices.yaml", "day: 2026-12-17", "day: 2026-12-18"],
    says: "changes › 4 › day: 2026-12-18 is a Friday, and no day of boys-brigade (Thursday evenings). The nearest: 2026-12-17 and 2027-01-07. For one more meeting on another day: what: extra",
  },
  {
    slip: "a change on another Tuesday than the group's",
    change: ["notices.yaml", "day: 2027-01-05", "day: 2027-01-19"],
    says: "changes › 9 › day: 2027-01-19 is a Tuesday, and no day of pw (First Tuesday, 8–9:30pm)",
  },
  {
    slip: "a longer change without such a day in it",
    change: added("day: 2026-11-09, until: 2026-11-14, for: snatch, what: joint, why: with others"),
    says: "changes › 3 › day: 2026-11-09 is a Monday, and no day of snatch (Sundays 7–9pm), nor is any until 2026-11-14",
  },
  {
    slip: "two changes for one day",
    change: added("day: 2027-02-14, for: [snatch, creche], what: off, why: snow"),
    says: "changes › 10 › day: line «- { day: 2027-02-14, for: [snatch,» is about snatch on the same day",
  },
  {
    slip: "one special service twice",
    change: added('day: 2026-12-24, for: service, what: extra, from: "23:15"'),
    says: "changes › “Watchnight” › day: line «- { day: 2026-12-24, for: service,» is about service on the same day",
  },
];

describe.each([
  ["many slips", slipsInFiles],
  ["placeholders amiss", slipsInPlaceholders],
  ["slips of the keyboard", slipsOfTyping],
  ["facts that say otherwise", slipsAgainstFacts],
  ["whole files amiss", slipsInWholeFiles],
  ["first and last in a wrong order", slipsInOrder],
  ["dates that disagree", slipsBetweenDates],
])("in words with %s", (_what, slips) => {
  let ending: Ending;
  const changed = new Map<string, string>();
  beforeAll(async () => {
    // The church's own words are read, wherever they are, and not the sample's beside them.
    ending = await onACopy([CHECK], ["content", "sample"], "", async (content) => {
      for (const { change } of slips) await replace(content, change);
      for (const { change } of slips) {
        const [file] = change;
        changed.set(file, await readFile(path.join(content, file), "utf8"));
      }
    });
  });

  test.each(slips)("$slip stops the build, and is told with what was expected", (slip) => {
    expect(ending.said).toContain(withLines(slip, changed));
    expect(ending.said, "no lines of a program").not.toMatch(/^\s+at /m);
    expect(ending.status).toBe(1);
  });
});
