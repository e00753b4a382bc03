import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { chapters, edit, type Step, stepsOf } from "#tests/support/secretary-guide.ts";

const folders: string[] = [];
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** What the sample's website is when these steps have been taken, with the modules that read it. */
async function siteAfter(steps: Pick<Step, "follow">[]) {
  const folder = await mkdtemp(path.join(tmpdir(), "secretary-"));
  folders.push(folder);
  await cp("sample", folder, { recursive: true });
  for (const { follow } of steps) await follow(folder);
  return await siteOf(folder);
}

async function siteOf(folder: string) {
  vi.stubEnv("CONTENT", folder);
  // Where the words are is read once, when the modules are loaded.
  vi.resetModules();
  const { findProblems } = await import("./find-problems.ts");
  const [pages, privacy, people, groups, church, notices, year] = await Promise.all([
    import("#app/content-loader/pages.server.ts"),
    import("#app/content-loader/privacy-policy.server.ts"),
    import("#app/content-loader/people.server.ts"),
    import("#app/content-loader/groups.server.ts"),
    import("#app/content-loader/church.server.ts"),
    import("#app/content-loader/notices.server.ts"),
    import("#app/content-loader/year.server.ts"),
  ]);
  const { readPlanned } = await import("./year/planned.ts");
  const { reportOn } = await import("./year/report.ts");
  return {
    /** What `npm run words` finds. */
    problems: findProblems("2026-11-22").map((problem) =>
      plain(problem.replaceAll(`${folder}/`, "")),
    ),
    ...pages,
    ...privacy,
    ...people,
    ...groups,
    ...church,
    ...notices,
    /** What `npm run year` prints of a group or a service. */
    yearOf: (name: string) => {
      const { text } = reportOn(
        {
          planned: readPlanned(),
          year: year.readYear(),
          changes: notices.readNotices().changes,
          feed: { events: [] },
          today: "2026-11-22",
        },
        name,
      );
      return plain(text);
    },
  };
}

function plain(words: string | undefined): string {
  return words?.replaceAll("\u00a0", " ") ?? "";
}

type Site = Awaited<ReturnType<typeof siteOf>>;

/** A chapter of the guide, and what is so when it has been followed. */
type Task = [chapter: string, thenSee: (site: Site) => Promise<void> | void];

const tasks: Task[] = [
  [
    "1. The service moves to another hour",
    ({ readHome, readGroupAt, yearOf }) => {
      expect(plain(readHome().title)).toBe("Sunday worship at 11:00 AM");
      expect(plain(readHome().lead)).toContain("Worship at 11am,");
      expect(readGroupAt("the-ark").meets).toMatchObject({ from: "11:00", to: "12:00" });
      expect(readGroupAt("worship-team").meets.from).toBe("10:00");
      expect(yearOf("service")).toContain("Sundays 11am–12:15pm");
    },
  ],
  [
    "2. A second service on the first Sunday",
    ({ yearOf }) => {
      const evening = yearOf("evening-service");
      expect(evening).toContain("First Sunday, 6:30–7:30pm");
      expect(evening).toMatch(/January 2027 {4}3$/m);
      expect(evening).toMatch(/July 2027 .*not 4 \(back in September\)/);
    },
  ],
  [
    "3. The service is cancelled this Sunday",
    async ({ yearOf }) => {
      const { readServices } = await import("#app/meetings/series.server.ts");
      const { serviceWords } = await import("#app/meetings/coming-words.ts");
      const [main] = readServices();
      const off = main?.meetings.find(({ day }) => day === "2026-11-29");
      expect(main && off && Object.values(serviceWords(off, main)).map(plain)).toEqual([
        "No Main Service",
        "Sunday 29 November: the boiler has failed",
      ]);
      expect(yearOf("service")).toMatch(/November 2026 .*not 29 \(the boiler has failed\)/);
      expect(yearOf("the-ark")).toMatch(/November 2026 .*not 29 \(the boiler has failed\)/);
      expect(yearOf("snatch")).toMatch(/December 2026 .*not 6 \(snow\)/);
    },
  ],
  [
    "4. Joint services in July and August",
    ({ yearOf }) => {
      expect(yearOf("service")).toMatch(/July 2027 .*4 \(10–11am, with First Kilmorran\)/);
      expect(yearOf("service")).toMatch(/August 2027 .*29 \(10–11am, with First Kilmorran\)/);
      expect(yearOf("the-ark")).toMatch(/August 2027 .*not 29 \(joint services\)/);
    },
  ],
  [
    "5. Christmas Day on a Friday",
    ({ yearOf }) => {
      expect(yearOf("service")).toContain("Friday 25 (Christmas Day, 10–10:45am)");
    },
  ],
  [
    "6. A minister instead of the convener",
    async ({ readPeople, readHome }) => {
      expect(plain(readPeople().minister?.name)).toBe("Rev. Mary Hill");
      expect(readPeople().convener).toBeUndefined();
      expect(JSON.stringify(readHome())).not.toContain("ministers");
      const { findingsInWords } = await import("#tools/launch/findings.ts");
      const left = findingsInWords(new Date()).filter(({ words }) =>
        plain(words).includes("Mary Hill"),
      );
      expect(left.length).toBeGreaterThan(0);
      for (const { where } of left) expect(where).toMatch(/^(?:about-us|privacy|pages)\S+, line/);
    },
  ],
  [
    "7. An elder out and another in",
    ({ readPeople }) => {
      const names = readPeople().session.map(({ name }) => name);
      expect(names.slice(1, 4)).toEqual(["Margaret Boyd", "Joan McCrea", "Ruth Adair"]);
    },
  ],
  [
    "8. Staff without a photo",
    ({ readPeople }) => {
      expect(readPeople().staff[0]).toEqual({ name: "Sarah Jennings", role: "Church Secretary" });
    },
  ],
  [
    "9. Rename a group, and its address",
    async ({ readGroupAt, yearOf }) => {
      expect(readGroupAt("/activities/craft-circle")).toMatchObject({
        name: "Craft Circle",
        glance: "Craft, last Tuesday, 7:30pm",
      });
      expect(readGroupAt("pw").neighbours.after).toBe("craft-circle");
      expect(yearOf("Craft Circle")).toMatch(/December 2026 .*not 29 \(Christmas week\)/);
      const { movedAddresses } = await import("#app/content-loader/former-names.server.ts");
      expect([...movedAddresses()]).toEqual([["/activities/dorcas", "/activities/craft-circle"]]);
      const { movedPage } = await import("./moved-page.ts");
      expect(movedPage("/activities/craft-circle")).toContain(
        '<meta http-equiv="refresh" content="0; url=/activities/craft-circle">',
      );
      const { calendarAt } = await import("#app/meetings/calendars.server.ts");
      expect(calendarAt("/activities/dorcas.ics")).toContain("CALNAME;VALUE=TEXT:Craft Circle");
    },
  ],
  [
    "10. Remove a group",
    ({ readGroups }) => {
      expect(readGroups().map(({ slug }) => slug)).not.toContain("dorcas");
      expect(readGroups()).toHaveLength(10);
    },
  ],
  [
    "11. A new group, with an emblem",
    ({ readGroups, readGroupAt, yearOf }) => {
      expect(readGroups().filter(({ strand }) => strand === "activities")).toHaveLength(5);
      expect(readGroupAt("walkers").window.alt).toContain("Stained glass: ");
      expect(yearOf("walkers")).toMatch(/December 2026 {3}12$/m);
    },
  ],
  [
    "12. Another hall, and another night",
    ({ readGroupAt, yearOf }) => {
      expect(readGroupAt("dorcas").where).toBe("Minor Hall");
      expect(readGroupAt("pw").neighbours.title).toBe("Once a month");
      expect(readGroupAt("dorcas").summary).toContain("the last Monday of the month");
      expect(yearOf("dorcas")).toMatch(/November 2026 {3}30$/m);
      expect(yearOf("dorcas")).toContain("There is nothing to mend.");
    },
  ],
  [
    "13. No YouTube, and another link",
    ({ readChurch }) => {
      expect(readChurch().social.map(({ name }) => name)).toEqual([
        "Facebook group",
        "Instagram profile",
        "Sermons to listen to",
      ]);
    },
  ],
  [
    "14. Half-term for one group only",
    ({ yearOf }) => {
      expect(yearOf("boys-brigade")).toContain("not 4 (half-term), not 11 (half-term)");
      expect(yearOf("girls-brigade")).toMatch(/February 2027 {3}3, 10, 24$/m);
    },
  ],
  [
    "15. A notice on every page",
    ({ readNotices }) => {
      const [notice] = readNotices().notices;
      expect(notice).toMatchObject({ from: "2026-11-22", until: "2026-11-28" });
      expect(plain(notice?.words)).toContain("In an emergency ring 028 9649 6012.");
    },
  ],
  [
    "16. How long records are kept",
    ({ readPrivacyPolicy }) => {
      expect(readPrivacyPolicy().reviewed).toBe("2026-11-23");
      expect(JSON.stringify(readPrivacyPolicy())).toMatch(/Recordings of services.*?6.months/);
    },
  ],
  [
    "17. The next school year",
    ({ yearOf }) => {
      expect(yearOf("boys-brigade")).toMatch(/September 2026 {2}10, .*April 2027 {6}8, 15, 22\n/s);
      expect(yearOf("boys-brigade")).toMatch(/September 2027 {2}9, 16, 23, 30\n/);
      expect(yearOf("boys-brigade")).toContain("summer break, 23 April to 8 September");
      expect(yearOf("pw")).toMatch(/October 2027 {4}5\n/);
      expect(yearOf("bible-class")).toContain("summer break, 1 July to 31 August");
      expect(yearOf("snatch")).toContain(
        "SNATCH has no dates from 1 September 2027 to 31 August 2028: put its first and last day",
      );
    },
  ],
  [
    "A second building",
    async ({ yearOf }) => {
      expect(yearOf("pw")).toContain("Loft, The Schoolhouse");
      const { calendarAt } = await import("#app/meetings/calendars.server.ts");
      expect(calendarAt("/activities/pw.ics").replaceAll("\r\n ", "")).toContain(
        "LOCATION:Loft\\, The Schoolhouse\\, 5 School Lane\\, Kilmorran\\, BT00 0AS",
      );
    },
  ],
  [
    "A page of your own",
    async () => {
      const { readOwnPage } = await import("#app/content-loader/own-pages.server.ts");
      expect(readOwnPage("live-stream")).toMatchObject({ heading: "From home", menu: "footer" });
    },
  ],
  [
    "A page to be read through again",
    async () => {
      const { readReviews } = await import("#app/status/reviews.server.ts");
      expect(readReviews()).toContainEqual(
        expect.objectContaining({ file: "pages/hall-hire.md", due: "2027-01" }),
      );
    },
  ],
];

/** Those about one group, the same Sundays or every place are tried apart from one another. */
const copies = [
  tasks.filter(([chapter]) => !/^(?:4\.|10\.|12\.|A second)/.test(chapter)),
  tasks.filter(([chapter]) => /^(?:4|10)\./.test(chapter)),
  tasks.filter(([chapter]) => /^(?:12\.|A second)/.test(chapter)),
];

describe.each(copies.map((tried) => ({ tried })))(
  "who follows the guide word by word",
  ({ tried }) => {
    let site: Site;
    beforeAll(async () => {
      site = await siteAfter(tried.flatMap(([chapter]) => stepsOf(chapter)));
    });

    test("is told that all is well", () => {
      expect(site.problems).toEqual([]);
    });

    test.each(tried)("%s: and it is so", async (_chapter, thenSee) => {
      await thenSee(site);
    });
  },
);

test("who leaves a recipe half done is told what remains, with file and line", async () => {
  const [newElder, newPhoto] = stepsOf("7.");
  const [deletion] = stepsOf("10.");
  const { problems } = await siteAfter(
    [newElder, newPhoto, deletion].filter((step) => step !== undefined),
  );
  const said = problems.join("\n");
  expect(said).toContain("photos/samuel-orr.jpg: the photo: is on no page");
  expect(said).toMatch(/notices.yaml, line \d+: .*there is no group dorcas/);
  expect(said).toMatch(/groups\/pw.md, line \d+: neighbours › after: no group has the file/);
  expect(said).toMatch(
    /groups\/pw.md, line \d+: neighbours › words: {dorcas.day} stands for nothing/,
  );
  expect(said).toMatch(
    /three-o-clock-club.md, line \d+: neighbours › after: no group has the file/,
  );
});

test("an old day in a notice, a link to an old address and an address taken twice are told", async () => {
  const slips: Pick<Step, "follow">[] = [
    {
      follow: (folder) =>
        edit(folder, "groups/pw.md", "## Who?\n", "## Who?\n\nNot [Dorcas](/activities/dorcas).\n"),
    },
    {
      follow: (folder) =>
        edit(folder, "groups/pw.md", "name: PW\n", "name: PW\nformerly: [snatch]\n"),
    },
  ];
  const { problems } = await siteAfter([...stepsOf("12.").slice(0, 2), ...stepsOf("9."), ...slips]);
  const said = problems.join("\n");
  expect(said).toMatch(
    /notices.yaml, line \d+: .*2026-12-29 is a Tuesday, and no day of craft-circle/,
  );
  expect(said).toMatch(
    /groups\/pw.md, line \d+: .*links to \/activities\/dorcas, which has moved. Expected \/activities\/craft-circle/,
  );
  expect(said).toMatch(
    /groups\/pw.md, line 3: formerly › 1: \/activities\/snatch is an address of the site already/,
  );
});

test("every line that the guide prints is tried here", () => {
  for (const chapter of chapters) {
    const printed = chapter.match(/^```(?:yaml|markdown)$/gm)?.length ?? 0;
    const heading = chapter.split("\n")[0] ?? "";
    const tried = stepsOf(heading).reduce((sum, { blocks }) => sum + blocks, 0);
    expect(tried, heading).toBe(printed);
    const isTask = tasks.some(([start]) => heading.startsWith(start));
    expect(isTask, heading).toBe(tried > 0);
  }
});
