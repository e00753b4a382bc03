/** What the server of `npm run edit` says of one thing in a folder. */
export type ServedEntry = { name: string; kind: "file" | "directory" };

/**
 * A folder of the church's files on this computer, as the browser's own interface for folders has it
 * (FileSystemDirectoryHandle), as far as the editor uses that. So the editor works in every browser, and opens these
 * files without asking where they are.
 */
export class ServedFolder {
  readonly kind = "directory";
  readonly name: string;
  readonly #path: string;

  constructor(path = "") {
    this.#path = path;
    this.name = path.split("/").at(-1) ?? "";
  }

  async *entries(): AsyncGenerator<[string, ServedFolder | ServedFile]> {
    const answer = await ask("GET", `${this.#path}/`);
    const entries: ServedEntry[] = await answer.json();
    for (const { name, kind } of entries) {
      yield [
        name,
        kind === "file" ? new ServedFile(this.pathOf(name)) : new ServedFolder(this.pathOf(name)),
      ];
    }
  }

  /** The editor looks for its files in a folder of this name. */
  async getDirectoryHandle(name: string): Promise<ServedFolder> {
    return name === "sveltia-cms-test" ? this : new ServedFolder(this.pathOf(name));
  }

  async getFileHandle(name: string): Promise<ServedFile> {
    return new ServedFile(this.pathOf(name));
  }

  async removeEntry(name: string): Promise<void> {
    await ask("DELETE", this.pathOf(name));
  }

  /** The path of something in this folder. */
  pathOf(name: string): string {
    return `${this.#path}/${name}`;
  }
}

/** A file of the church's on this computer: see ServedFolder. */
class ServedFile {
  readonly kind = "file";
  #path: string;
  /** What is written into a new file until it has its name: the editor moves it there. */
  #unnamed: Blob | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  get name(): string {
    return this.#path.split("/").at(-1) ?? "";
  }

  async getFile(): Promise<File> {
    const answer = await ask("GET", this.#path);
    const lastModified = Date.parse(answer.headers.get("Last-Modified") ?? "");
    return new File([await answer.blob()], this.name, { lastModified });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => void parts.push(part),
      close: async () => this.#write(new Blob(parts)),
    };
  }

  async move(folder: ServedFolder, name: string): Promise<void> {
    const former = this.#path;
    const written = this.#unnamed ?? (await this.getFile());
    this.#path = folder.pathOf(name);
    await this.#write(written);
    if (!this.#unnamed) await ask("DELETE", former);
    this.#unnamed = undefined;
  }

  async #write(words: Blob): Promise<void> {
    if (this.name.startsWith(".")) this.#unnamed = words;
    else await ask("PUT", this.#path, words);
  }
}

/** Throws a NotFoundError where there is no such file, as a browser does, and an Error where it cannot be had. */
async function ask(method: string, path: string, body?: Blob): Promise<Response> {
  const address = path.split("/").map(encodeURIComponent).join("/");
  const answer = await fetch(`/files${address}`, { method, ...(body && { body }) });
  if (answer.ok) return answer;
  if (answer.status === 404) throw new DOMException(`${path} is not there.`, "NotFoundError");
  throw new Error(await answer.text());
}
