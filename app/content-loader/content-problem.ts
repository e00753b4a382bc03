/** Something an editor wrote that the site cannot be built from: names the file, the field and what was expected. */
export class ContentProblem extends Error {
  override name = "ContentProblem";

  constructor(file: string, field: string, expected: string) {
    super(`${file}: ${field}: ${expected}`);
  }
}
