import { findViolations, findViolationsByNight } from "#tests/support/axe.ts";
import { groupPages } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// That words are read by night as by day hold the tests of contrast and of axe, which look at every page in both; that
// it is printed by day from a system that prefers dark, print.spec.ts; and that no night is too heavy, the tests of what
// was built, which weigh the heaviest drawing of each picture.

const group = groupPages.at(-1) ?? "";

test("in forced colours pages can be read, and actions have an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/", group]) {
    await visit(page, path);
    expect(await findViolations(page), path).toEqual([]);
    expect(await findViolationsByNight(page), path).toEqual([]);
  }
  const action = page.getByRole("banner").getByRole("link", { name: "Get Involved" }).first();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [edge, ground] = await action.evaluate((button) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(button);
      return [borderTopColor, backgroundColor];
    });
    expect([ground, "rgba(0, 0, 0, 0)"], colorScheme).not.toContain(edge);
  }
});

test("what the browser draws itself is dark by night", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route("**/*.css", (route) => route.fulfill({ contentType: "text/css", body: "" }));
  await page.goto("/privacy-policy");
  expect(await page.evaluate(canvas)).not.toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ colorScheme: "light" });
  expect(await page.evaluate(canvas)).toBe("rgb(255, 255, 255)");
});

/** Runs in the page: the colour of a page that has none of its own. */
function canvas(): string {
  document.body.style.background = "Canvas";
  return getComputedStyle(document.body).backgroundColor;
}
