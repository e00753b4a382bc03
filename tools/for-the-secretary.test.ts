import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { chapters, stepsOf } from "#tests/support/secretary-guide.ts";
import { readYaml } from "#tools/read-yaml.ts";

const folders: string[] = [];
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** What the sample's website is when these chapters have been followed, with the modules that read it. */
async function siteAfter(headings: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), "secretary-"));
  folders.push(folder);
  await cp("sample", folder, { recursive: true });
  for (const { follow } of headings.flatMap(stepsOf)) await follow(folder);
  vi.stubEnv("CONTENT", folder);
  // Where the words are is read once, when the modules are loaded.
  vi.resetModules();
  const { checkWords } = await import("./check-up/words.ts");
  const { datesReport, readDateFacts } = await import("./check-up/dates.ts");
  const { reportOf } = await import("./check-up/report.ts");
  return {
    ...(await import("#app/content-loader/pages.server.ts")),
    ...(await import("#app/content-loader/privacy-policy.server.ts")),
    ...(await import("#app/content-loader/people.server.ts")),
    ...(await import("#app/content-loader/groups.server.ts")),
    ...(await import("#app/content-loader/church.server.ts")),
    ...(await import("#app/content-loader/notices.server.ts")),
    ...(await import("#app/content-loader/own-pages.server.ts")),
    ...(await import("#app/content-loader/due.server.ts")),
    ...(await import("#app/meetings/series.server.ts")),
    ...(await import("#app/meetings/calendar.server.ts")),
    /** What must be mended. */
    problems: checkWords("2026-11-22").filter(({ weight }) => weight === "must"),
    /** What the check-up prints of the dates of a group or a service, in lines. */
    datesOf: (name: string) => {
      const { text, findings } = datesReport(readDateFacts("2026-11-22"), { events: [] }, name);
      const lines = `${text}\n${reportOf(findings)}`.split("\n");
      return lines.map((line) => line.replace(/\s+/g, " ").trim());
    },
  };
}

function plain(words: string | undefined): string {
  return words?.replaceAll("\u00a0", " ") ?? "";
}

/** By chapters, groups and services. */
const dates: Record<string, Record<string, string[]>> = readYaml(
  "tests/fixtures/secretary-dates.yaml",
);

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
  "3.": async ({ readServices }) => {
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
    const findings = findingsBeforeLaunch("2026-11-21");
    const left = findings.filter(({ what }) => plain(what).includes("Mary Hill"));
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
  "9.": async ({ readGroupAt, movedAddresses, calendarAt }) => {
    expect(readGroupAt("/activities/craft-circle")).toMatchObject({
      name: "Craft Circle",
      glance: "Craft, last Tuesday, 7:30pm",
    });
    expect(readGroupAt("pw").neighbours.after).toBe("craft-circle");
    expect([...movedAddresses()]).toEqual([["/activities/dorcas", "/activities/craft-circle"]]);
    const { movedPage } = await import("./build/publish.ts");
    expect(movedPage("/activities/craft-circle")).toContain(
      '<meta http-equiv="refresh" content="0; url=/activities/craft-circle">',
    );
    expect(await calendarAt("/activities/dorcas.ics")).toContain("CALNAME;VALUE=TEXT:Craft Circle");
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
  "18.": async ({ readServices }) => {
    const { streamOf } = await import("#app/meetings/meeting.ts");
    const [main] = readServices();
    const streamedOn = (day: string) => {
      const date = main?.meetings.find((meeting) => meeting.day === day);
      return main && date && streamOf(date, main);
    };
    expect(streamedOn("2026-12-20")?.address).toContain("@ballykeelpc.example");
    expect(streamedOn("2026-12-13")).toBeUndefined();
  },
  "19.": ({ readWelcomes }) => {
    expect(readWelcomes()).toContainEqual({ to: "/witamy", name: "Witamy", lang: "pl" });
  },
  "A group that meets elsewhere": async ({ calendarAt }) => {
    expect((await calendarAt("/activities/pw.ics")).replaceAll("\r\n ", "")).toContain(
      "LOCATION:The Schoolhouse\\, 5 School Lane\r\n",
    );
  },
  "A page of your own": ({ readOwnPage }) => {
    expect(readOwnPage("live-stream")).toMatchObject({ heading: "From home", menu: "footer" });
  },
  "A page to be read": ({ readReviews }) => {
    expect(readReviews()).toContainEqual(
      expect.objectContaining({ file: "pages/hall-hire.md", due: "2027-01" }),
    );
  },
};

type Site = Awaited<ReturnType<typeof siteAfter>>;

const recipes = chapters.flatMap((chapter) => {
  const [heading = ""] = chapter.split("\n");
  return stepsOf(heading).length > 0 ? [heading] : [];
});

/** Those about one group, the same Sundays or every place are tried apart from one another. */
const copies = [/^(?!4\.|10\.|12\.|A group)/, /^(?:4|10)\./, /^(?:12\.|A group)/];

describe.each(copies.map((which) => recipes.filter((recipe) => which.test(recipe))))(
  "who follows the guide word by word: %s and so on",
  (...tried) => {
    let site: Site;
    beforeAll(async () => {
      site = await siteAfter(tried);
    });

    test("is told that all is well", () => {
      expect(site.problems).toEqual([]);
    });

    test.each(tried)("%s: and it is so", async (recipe) => {
      expect.hasAssertions();
      const isMeant = ([chapter]: [chapter: string, unknown]) => recipe.startsWith(chapter);
      for (const [, ofChapter] of Object.entries(dates).filter(isMeant)) {
        for (const [name, lines] of Object.entries(ofChapter)) {
          for (const line of lines) {
            const pattern = new RegExp(`^${RegExp.escape(line).replaceAll("…", ".*")}$`);
            expect(site.datesOf(name)).toContainEqual(expect.stringMatching(pattern));
          }
        }
      }
      for (const [chapter, thenSee] of Object.entries(facts)) {
        if (recipe.startsWith(chapter)) await thenSee(site);
      }
    });
  },
);

test.each(Object.keys({ ...dates, ...facts }))("“%s” begins one recipe of the guide", (chapter) => {
  expect(recipes.filter((recipe) => recipe.startsWith(chapter))).toHaveLength(1);
});

test("every line that the guide prints is tried here", () => {
  expect(recipes.length).toBeGreaterThan(15);
  for (const chapter of chapters) {
    const printed = chapter.match(/^```(?:yaml|markdown)$/gm)?.length ?? 0;
    const [heading = ""] = chapter.split("\n");
    const tried = stepsOf(heading).reduce((sum, { blocks }) => sum + blocks, 0);
    expect(tried, heading).toBe(printed);
  }
});
