import { appendFile, cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/**
 * Makes a content folder like the sample's, but with so many groups and people. Every person has a
 * photo that differs from all others, as it is photos that a build spends its time on.
 */
export async function growContent(folder: string, groups: number, people: number): Promise<void> {
  await cp("sample", folder, { recursive: true });
  const names = (await readdir(path.join(folder, "groups"))).sort();
  for (let index = names.length; index < groups; index++) {
    const name = names[index % names.length] ?? "";
    const text = await readFile(path.join(folder, "groups", name), "utf8");
    const copy = text.replace(/^name: (.*)$/m, (_, own) => `name: ${own} ${index}`);
    await writeFile(path.join(folder, "groups", name.replace(".md", `-${index}.md`)), copy);
  }
  const file = path.join(folder, "people.yaml");
  const photos = (await readdir(path.join(folder, "photos"))).sort();
  const more: string[] = [];
  const registered: string[] = [];
  for (let index = photos.length; index < people; index++) {
    const photo = photos[index % photos.length] ?? "";
    await sharp(path.join(folder, "photos", photo))
      .modulate({ hue: index })
      .jpeg({ quality: 92 })
      .toFile(path.join(folder, "photos", `person-${index}.jpg`));
    more.push(
      `  - name: Person ${index}`,
      `    photo: { file: photos/person-${index}.jpg, alt: Person ${index} }`,
    );
    registered.push(`photos/person-${index}.jpg: { who: nobody }\n`);
  }
  await appendFile(path.join(folder, "photos.yaml"), registered.join(""));
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/^session:$/m, ["session:", ...more].join("\n")));
}
