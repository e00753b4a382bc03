import { expect, test } from "vitest";
import { movedAddresses, readChurch } from "#app/content-loader/church.server.ts";
import { addressesIn, builtPage, one } from "#tests/support/built-html.ts";
import { builtPages } from "#tests/support/built-pages.ts";

test("whoever asks for the old address of a page is led to its new one, also without a script", () => {
  for (const [former, present] of movedAddresses()) {
    expect(builtPages, present).toContain(present);
    const page = builtPage(former);
    const refresh = one('meta[http-equiv="refresh"]', page).properties.content;
    expect(refresh).toBe(`0; url=${present}`);
    const { href } = one('link[rel="canonical"]', page).properties;
    expect(href).toBe(new URL(present, readChurch().website).href);
    expect(addressesIn(page)).toEqual([present]);
  }
});
