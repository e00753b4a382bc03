import type { Page } from "@playwright/test";
import { addStyle } from "./add-style.ts";

/** Sets all type at twice its size, as browsers do for those who ask for large type and leave pictures as they are. */
export async function doublesType(page: Page): Promise<void> {
  await addStyle(page, "html { font-size: 225% !important; }");
}
