/**
 * Gives the editor the church's files on this computer, which the server of `npm run edit` reads and writes. Its
 * backend for trials keeps files in a folder of the browser's own, and is given a folder of ours in its place. So it
 * works in every browser, and opens these files without asking where they are.
 */
export function openServedFolder(): void {
  Object.assign(navigator.storage, { getDirectory: async () => new ServedFolder("") });
  // Where files cannot be moved, the editor writes them where they belong.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
  // With nobody to sign in it opens at once.
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
}

/** A folder as the browser has it (FileSystemDirectoryHandle), as far as the editor uses that. */
class ServedFolder {
  readonly kind = "directory";
  readonly name: string;
  /** Where it is, with a slash at its end; "" for the folder of all. */
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.name = path.split("/").at(-2) ?? "";
  }

  async *entries(): AsyncGenerator<[string, ServedFolder | ServedFile]> {
    const paths: string[] = await (await ask("GET", "")).json();
    const here = paths.filter((path) => path.startsWith(this.#path));
    const names = here.map((path) => path.slice(this.#path.length).split("/")[0] ?? "");
    for (const name of new Set(names)) {
      const path = this.#path + name;
      yield [name, here.includes(path) ? new ServedFile(path) : new ServedFolder(`${path}/`)];
    }
  }

  /** The editor looks for its files in a folder of this name. */
  async getDirectoryHandle(name: string): Promise<ServedFolder> {
    return name === "sveltia-cms-test" ? this : new ServedFolder(`${this.#path}${name}/`);
  }

  async getFileHandle(name: string): Promise<ServedFile> {
    return new ServedFile(this.#path + name);
  }

  async removeEntry(name: string): Promise<void> {
    await ask("DELETE", this.#path + name);
  }
}

/** A file as the browser has it (FileSystemFileHandle). */
class ServedFile {
  readonly kind = "file";
  readonly name: string;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.name = path.split("/").at(-1) ?? "";
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
      close: async () => void (await ask("PUT", this.#path, new Blob(parts))),
    };
  }
}

/** Throws a NotFoundError where there is no such file, as a browser does, and an Error where it cannot be had. */
async function ask(method: string, path: string, body?: Blob): Promise<Response> {
  const address = path.split("/").map(encodeURIComponent).join("/");
  const answer = await fetch(`/files/${address}`, { method, ...(body && { body }) });
  if (answer.ok) return answer;
  if (answer.status === 404) throw new DOMException(`${path} is not there.`, "NotFoundError");
  throw new Error(await answer.text());
}
