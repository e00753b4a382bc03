import type { Page } from "@playwright/test";

export type Paper = "A4" | "Letter";

type Printed = {
  sheets: number;
  /** The headings that stand so far down on a sheet that nothing of what they head is on it. */
  stranded: string[];
};

// In points, from the lower edge of the paper: its margin, a heading's own line and a line below it.
const FOOT = 75;

/** What comes out of the printer, without grounds, as browsers print unless they are told otherwise. */
export async function print(page: Page, format: Paper = "A4"): Promise<Printed> {
  // The outline of a tagged PDF says where on its sheet each heading stands.
  const pdf = (await page.pdf({ format, tagged: true, outline: true })).toString("latin1");
  const headings = pdf.matchAll(/\/Title (.+)\n\/Dest \[\d+ 0 R \/XYZ [\d.-]+ ([\d.-]+) 0\]/g);
  return {
    sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    stranded: [...headings].filter(([, , up]) => Number(up) < FOOT).map(([, title]) => title ?? ""),
  };
}
