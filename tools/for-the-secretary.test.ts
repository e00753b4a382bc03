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
  const { checkWords } = await import("./check-up/words.ts");
  const [pages, privacy, people, groups, church, notices] = await Promise.all([
    import("#app/content-loader/pages.server.ts"),
    import("#app/content-loader/privacy-policy.server.ts"),
    import("#app/content-loader/people.server.ts"),
    import("#app/content-loader/groups.server.ts"),
    import("#app/content-loader/church.server.ts"),
    import("#app/content-loader/notices.server.ts"),
  ]);
  const { datesReport, readDateFacts } = await import("./check-up/dates.ts");
  const { reportOf } = await import("./check-up/report.ts");
  return {
    /** What must be mended. */
    problems: checkWords("2026-11-22").flatMap(({ weight, where, what }) =>
      weight === "must" ? plain(`${where}: ${what}`.replaceAll(`${folder}/`, "")) : [],
    ),
    ...pages,
    ...privacy,
    ...people,
    ...groups,
    ...church,
    ...notices,
    /** What the check-up prints of the dates of a group or a service. */
    yearOf: (name: string) => {
      const { text, findings } = datesReport(readDateFacts("2026-11-22"), { events: [] }, name);
      return plain(`${text}\n${reportOf(findings)}`);
    },
  };
}

function plain(words: string | undefined): string {
  return words?.replaceAll("\u00a0", " ") ?? "";
}

/** What the dates of a group or a service are when a chapter has been followed. */
const dates: [chapter: string, of: string, ...lines: RegExp[]][] = [
  ["1.", "service", /Sundays 11am–12:15pm/],
  ["2.", "evening-service", /First Sunday, 6:30–7:30pm/, /January 2027 {4}3$/m],
  ["2.", "evening-service", /July 2027 .*not 4 \(back in September\)/],
  ["3.", "service", /November 2026 .*not 29 \(the boiler has failed\)/],
  ["3.", "the-ark", /November 2026 .*not 29 \(the boiler has failed\)/],
  ["3.", "snatch", /December 2026 .*not 6 \(snow\)/],
  ["4.", "service", /July 2027 .*4 \(10–11am, with First Kilmorran\)/],
  ["4.", "service", /August 2027 .*29 \(10–11am, with First Kilmorran\)/],
  ["4.", "the-ark", /August 2027 .*not 29 \(joint services\)/],
  ["5.", "service", /Friday 25 \(Christmas Day, 10–10:45am\)/],
  ["9.", "Craft Circle", /December 2026 .*not 29 \(Christmas week\)/],
  ["11.", "walkers", /December 2026 {3}12$/m],
  ["12.", "dorcas", /November 2026 {3}30$/m, /All is well\./],
  ["14.", "boys-brigade", /not 4 \(half-term\), not 11 \(half-term\)/],
  ["14.", "girls-brigade", /February 2027 {3}3, 10, 24$/m],
  ["17.", "boys-brigade", /September 2026 {2}10, .*April 2027 {6}8, 15, 22\n/s],
  ["17.", "boys-brigade", /September 2027 {2}9, 16, 23, 30\n/],
  ["17.", "boys-brigade", /summer break, 23 April to 8 September/],
  ["17.", "pw", /October 2027 {4}5\n/],
  ["17.", "bible-class", /summer break, 1 July to 31 August/],
  ["17.", "snatch", /SNATCH has no dates from 1 September 2027 to 31 August 2028: put its/],
  ["A second", "pw", /Loft, The Schoolhouse/],
];

/** What else is so then. */
const facts: Record<string, (site: Site) => Promise<void> | void> = {
  "1.": async ({ readHome, readGroupAt, readGroups }) => {
    const { pages } = await import("./pages.ts");
    const read = [...pages(true).map((page) => page.read()), ...readGroups()];
    expect(JSON.stringify(read)).not.toMatch(/11:30|11:15|10:30/);
    expect(plain(readHome().title)).toBe("Sunday worship at 11:00 AM");
    expect(plain(readHome().lead)).toContain("Worship at 11am,");
    expect(readGroupAt("the-ark").meets).toMatchObject({ from: "11:00", to: "12:00" });
    expect(readGroupAt("worship-team").meets.from).toBe("10:00");
  },
  "3.": async () => {
    const { readServices } = await import("#app/meetings/series.server.ts");
    const { serviceWords } = await import("#app/meetings/words.ts");
    const [main] = readServices();
    const off = main?.meetings.find(({ day }) => day === "2026-11-29");
    expect(main && off && Object.values(serviceWords(off, main)).map(plain)).toEqual([
      "No Main Service",
      "Sunday 29 November: the boiler has failed",
    ]);
  },
  "6.": async ({ readPeople, readHome }) => {
    expect(plain(readPeople().minister?.name)).toBe("Rev. Mary Hill");
    expect(readPeople().convener).toBeUndefined();
    expect(JSON.stringify(readHome())).not.toContain("ministers");
    const { findingsBeforeLaunch } = await import("./check-up/launch.ts");
    const left = findingsBeforeLaunch("2026-11-21").filter(({ what }) =>
      plain(what).includes("Mary Hill"),
    );
    expect(left.length).toBeGreaterThan(0);
    for (const { where } of left) expect(where).toMatch(/\/(?:about-us|privacy|pages)\S+, line/);
  },
  "7.": ({ readPeople }) => {
    const names = readPeople().session.map(({ name }) => name);
    expect(names.slice(1, 4)).toEqual(["Margaret Boyd", "Joan McCrea", "Ruth Adair"]);
  },
  "8.": ({ readPeople }) => {
    expect(readPeople().staff[0]).toEqual({ name: "Sarah Jennings", role: "Church Secretary" });
  },
  "9.": async ({ readGroupAt }) => {
    expect(readGroupAt("/activities/craft-circle")).toMatchObject({
      name: "Craft Circle",
      glance: "Craft, last Tuesday, 7:30pm",
    });
    expect(readGroupAt("pw").neighbours.after).toBe("craft-circle");
    const { movedAddresses } = await import("#app/content-loader/church.server.ts");
    expect([...movedAddresses()]).toEqual([["/activities/dorcas", "/activities/craft-circle"]]);
    const { movedPage } = await import("./build/moved-page.ts");
    expect(movedPage("/activities/craft-circle")).toContain(
      '<meta http-equiv="refresh" content="0; url=/activities/craft-circle">',
    );
    const { calendarAt } = await import("#app/meetings/calendar.server.ts");
    expect(calendarAt("/activities/dorcas.ics")).toContain("CALNAME;VALUE=TEXT:Craft Circle");
  },
  "10.": ({ readGroups }) => {
    expect(readGroups().map(({ slug }) => slug)).not.toContain("dorcas");
    expect(readGroups()).toHaveLength(10);
  },
  "11.": ({ readGroups, readGroupAt }) => {
    expect(readGroups().filter(({ strand }) => strand === "activities")).toHaveLength(5);
    expect(readGroupAt("walkers").window.alt).toContain("Stained glass: ");
  },
  "12.": ({ readGroupAt }) => {
    expect(readGroupAt("dorcas").where).toBe("Minor Hall");
    expect(readGroupAt("pw").neighbours.title).toBe("Once a month");
    expect(readGroupAt("dorcas").summary).toContain("the last Monday of the month");
  },
  "13.": ({ readChurch }) => {
    expect(readChurch().social.map(({ name }) => name)).toEqual([
      "Facebook group",
      "Instagram profile",
      "Sermons to listen to",
    ]);
  },
  "15.": ({ readNotices }) => {
    const [notice] = readNotices().notices;
    expect(notice).toMatchObject({ from: "2026-11-22", until: "2026-11-28" });
    expect(plain(notice?.words)).toContain("In an emergency ring 028 9649 6012.");
  },
  "16.": ({ readPrivacyPolicy }) => {
    expect(readPrivacyPolicy().reviewed).toBe("2026-11-23");
    expect(JSON.stringify(readPrivacyPolicy())).toMatch(/Recordings of services.*?6.months/);
  },
  "A second": async () => {
    const { calendarAt } = await import("#app/meetings/calendar.server.ts");
    expect(calendarAt("/activities/pw.ics").replaceAll("\r\n ", "")).toContain(
      "LOCATION:Loft\\, The Schoolhouse\\, 5 School Lane\\, Kilmorran\\, BT00 0AS",
    );
  },
  "A page of your own": async () => {
    const { readOwnPage } = await import("#app/content-loader/own-pages.server.ts");
    expect(readOwnPage("live-stream")).toMatchObject({ heading: "From home", menu: "footer" });
  },
  "A page to be read": async () => {
    const { readReviews } = await import("#app/content-loader/due.server.ts");
    expect(readReviews()).toContainEqual(
      expect.objectContaining({ file: "pages/hall-hire.md", due: "2027-01" }),
    );
  },
};

type Site = Awaited<ReturnType<typeof siteOf>>;

const recipes = chapters.flatMap((chapter) => {
  const [heading = ""] = chapter.split("\n");
  return stepsOf(heading).length > 0 ? [heading] : [];
});

/** Those about one group, the same Sundays or every place are tried apart from one another. */
const copies = [/^(?!4\.|10\.|12\.|A second)/, /^(?:4|10)\./, /^(?:12\.|A second)/];

describe.each(copies.map((which) => recipes.filter((recipe) => which.test(recipe))))(
  "who follows the guide word by word: %s and so on",
  (...tried) => {
    let site: Site;
    beforeAll(async () => {
      site = await siteAfter(tried.flatMap(stepsOf));
    });

    test("is told that all is well", () => {
      expect(site.problems).toEqual([]);
    });

    test.each(tried)("%s: and it is so", async (recipe) => {
      expect.hasAssertions();
      for (const [chapter, of, ...lines] of dates) {
        if (!recipe.startsWith(chapter)) continue;
        for (const line of lines) expect(site.yearOf(of)).toMatch(line);
      }
      for (const [chapter, thenSee] of Object.entries(facts)) {
        if (recipe.startsWith(chapter)) await thenSee(site);
      }
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
  for (const problem of [
    /photos\/samuel-orr\.jpg: the photo: is on no page/,
    /notices\.yaml, line \d+: .*there is no group dorcas/,
    /groups\/pw\.md, line \d+: neighbours › after: no group has the file/,
    /groups\/pw\.md, line \d+: neighbours › words: {dorcas\.day} stands for nothing/,
    /three-o-clock-club\.md, line \d+: neighbours › after: no group has the file/,
  ]) {
    expect(said).toMatch(problem);
  }
});

test("an old day in a notice, a link to an old address and an address taken twice are told", async () => {
  const slip = (file: string, lines: string, others: string) => ({
    follow: (folder: string) => edit(folder, file, lines, others),
  });
  const taken = "moved:\n  - { from: /activities/snatch, to: /giving }\n";
  const slips = [
    slip("groups/pw.md", "## Who?\n", "## Who?\n\nNot [Dorcas](/activities/dorcas).\n"),
    slip("church.yaml", "moved:\n", taken),
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
    /church.yaml, line \d+: moved › 1 › from: \/activities\/snatch is an address of the site already/,
  );
});

test("every line that the guide prints is tried here", () => {
  expect(recipes.length).toBeGreaterThan(15);
  for (const chapter of chapters) {
    const printed = chapter.match(/^```(?:yaml|markdown)$/gm)?.length ?? 0;
    const [heading = ""] = chapter.split("\n");
    expect(
      stepsOf(heading).reduce((sum, { blocks }) => sum + blocks, 0),
      heading,
    ).toBe(printed);
  }
});
