import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const WORTH_IT = 256;

/**
 * Puts compressed copies beside every text of a folder that is long enough to be worth it, for servers that hand them
 * out as they are (Caddy, the server of `npm start`).
 */
export async function compressTexts(folder: string): Promise<void> {
  const texts = globSync(`${folder}/**/*.{html,js,css,svg,ics}`);
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file);
      if (text.length < WORTH_IT) return;
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}
