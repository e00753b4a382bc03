import { selectAll } from "hast-util-select";
import { toString as plainText } from "hast-util-to-string";
import { expect, test } from "vitest";
import { findGroup } from "#app/church/groups.server.ts";
import { openChurch } from "#app/church/open-church.server.ts";
import { onChangedSample, replace } from "#tests/support/changed-sample.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";

test("when a fact changes, every text with its placeholder says the new fact", async () => {
  const texts = await onChangedSample(
    (folder) =>
      replace(
        folder,
        ["church.yaml", 'from: "11:30"', 'from: "11:00"'],
        ["home.md", /^title: .*$/m, "title: Worship at {service} in {town}"],
        [
          "groups/the-ark.md",
          /^in-menu: .*$/m,
          "in-menu: Each {the-ark.when}, not {pw.day} {pw.from}",
        ],
        [
          "groups/the-ark.md",
          "## Who?\n",
          "## Who?\n\n{the-ark.name}, from {the-ark.from}: {phone}, [write]({email}) or watch {stream}\n",
        ],
      ),
    (folder) => {
      const { pages, groups } = openChurch(folder, SATURDAY);
      const { meets, "in-menu": inMenu, answers } = findGroup(groups, "/activities/the-ark");
      const [paragraph] = selectAll("p", answers[0]?.text);
      const addresses = selectAll("a", paragraph).map(({ properties }) => properties.href);
      const words = paragraph && plainText(paragraph);
      return { title: pages.home.title, from: meets.from, to: meets.to, inMenu, words, addresses };
    },
  );
  expect(texts).toEqual({
    title: "Worship at 11:00 AM in Kilmorran",
    from: "11:00",
    to: "12:30",
    inMenu: "Each Sundays 11am–12:30pm, not first Tuesday 8pm",
    words: "The Ark, from 11am: 028 9649 6012, write or watch on YouTube",
    addresses: [
      "tel:+442896496012",
      "mailto:office@kilmorran.example",
      "https://www.youtube.com/@kilmorranpc.example/live",
    ],
  });
});
