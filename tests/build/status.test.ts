import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { momentWords, parseStatus, STATUS_FILE } from "#app/status/status.ts";
import { addressesIn, all, builtPage, one, wordsOf } from "#tests/support/built-html.ts";
import { everyPage, published, SITE, STATUS } from "#tests/support/built-pages.ts";
import { precacheList } from "#tools/build/service-worker.ts";

const file = published(STATUS_FILE);
const status = parseStatus(file);
if (!status) throw new Error("status.json cannot be read by the programs that read it");
const main = one("main", builtPage(STATUS));
const words = wordsOf(main).replaceAll("\u00a0", " ");

test("the page says what its file says: when it was built, the diary, every group, every date", () => {
  const { built, diary, meetings, notices, ends } = status;
  const told = [
    momentWords(built.at),
    built.commit,
    diary?.next?.name,
    diary?.next?.when,
    ...meetings.flatMap(({ name, words: when }) => [name, when]),
    ...ends.map(({ what }) => what.slice(1)),
    ...notices.filter(({ from }) => from <= built.at).map((notice) => notice.words),
  ];
  for (const said of told) if (said) expect(words).toContain(said);
  expect(built.isStandIn, "the tests are of a site with the stand-in").toBe(true);
});

test("it tells of every service and every group, with a link to each, and names nobody who agreed to a photo", () => {
  expect(file).not.toMatch(/photos\/|asked-by/);
  expect(words).not.toMatch(/photos\//);
  const names = [...readChurch().services, ...readGroups()].map(({ name }) => name);
  const told = status.meetings.map(({ name }) => name);
  expect(told.sort()).toEqual(names.map((name) => name.replaceAll("\u00a0", " ")).sort());
  const links = addressesIn(main);
  for (const { path: address } of status.meetings) expect(links).toContain(address);
});

test("its tables have headings for columns and rows, and its parts stand under headings", () => {
  for (const table of all("table", main)) {
    expect(all("thead th[scope=col]", table)).toHaveLength(2);
    expect(all("tbody tr", table)).toHaveLength(all("tbody th[scope=row]", table).length);
  }
  expect(all("section[aria-labelledby] > h2[id]", main)).toHaveLength(5);
});

test("no page and no menu leads to it, and no device keeps it", () => {
  const others = everyPage.filter((page) => page !== STATUS);
  for (const page of others) expect(addressesIn(builtPage(page)), page).not.toContain(STATUS);
  expect(precacheList(SITE).map(({ url }) => url)).not.toContain(STATUS);
  expect(published("service-worker.js")).not.toContain(STATUS);
});
