import type { SaveAnswer } from "#tools/editor/save.ts";

/**
 * Gives the editor the church's files, through the server of `npm run edit`: its backend for trials has a folder of
 * the browser's own, and is given ours in its place. So it works in every browser, and opens them without asking.
 */
export function openServedFolder(): void {
  Object.assign(navigator.storage, { getDirectory: async () => folderAt("") });
  // Where files cannot be moved, the editor writes them where they belong.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
  // With nobody to sign in it opens at once.
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
}

/** A FileSystemDirectoryHandle, as far as the editor uses it. `path` ends with a slash, or is "" for the uppermost. */
function folderAt(path: string) {
  return {
    kind: "directory",
    name: path.split("/").at(-2) ?? "",
    async *entries(): AsyncGenerator<[string, object]> {
      const paths: string[] = await (await ask("")).json();
      const here = paths.filter((one) => one.startsWith(path));
      for (const name of new Set(here.map((one) => one.slice(path.length).split("/")[0] ?? ""))) {
        const at = path + name;
        yield [name, here.includes(at) ? fileAt(at) : folderAt(`${at}/`)];
      }
    },
    // The editor looks for its files in a folder of this name.
    getDirectoryHandle: async (name: string): Promise<object> =>
      name === "sveltia-cms-test" ? folderAt(path) : folderAt(`${path}${name}/`),
    getFileHandle: async (name: string) => fileAt(path + name),
    removeEntry: async (name: string) => save(path + name),
  };
}

function fileAt(path: string) {
  const name = path.split("/").at(-1) ?? "";
  return {
    kind: "file",
    name,
    getFile: async () => {
      const answer = await ask(path);
      const lastModified = Date.parse(answer.headers.get("Last-Modified") ?? "");
      return new File([await answer.blob()], name, { lastModified });
    },
    // The editor writes all at once, and hears of an error then, but not when it closes the file.
    createWritable: async () => ({
      write: (whole: BlobPart) => save(path, new Blob([whole])),
      close: async () => {},
    }),
  };
}

/** What is to be saved, until it is sent. */
let unsent: { changes: FormData; answer: Promise<void> } | undefined;

/**
 * Saves a file, or deletes it where it has no words. What the editor asks for in one turn, as when a group goes with
 * the links to it, is one change, of which all is saved or nothing. Throws an Error, which the editor shows, where it is nothing.
 */
function save(path: string, words?: Blob): Promise<void> {
  unsent ??= {
    changes: new FormData(),
    answer: new Promise((send) => setTimeout(send)).then(sendChanges),
  };
  if (words) unsent.changes.append(path, words);
  else unsent.changes.append("deleted", path);
  return unsent.answer;
}

/** What is said whenever changes were saved, or could not be, with a SaveAnswer. */
export const SAVE_ANSWERED = "save-answered";

/** Lets the page tell what the check-up found. */
async function sendChanges(): Promise<void> {
  const body = unsent?.changes;
  unsent = undefined;
  const detail: SaveAnswer = await (await ask("", { method: "POST", body })).json();
  dispatchEvent(new CustomEvent(SAVE_ANSWERED, { detail }));
  if (!detail.isSaved) throw new Error(detail.findings.map(({ what }) => what).join(" · "));
}

/** Throws a NotFoundError where there is no such file, as a browser does, and an Error where it cannot be had. */
async function ask(path: string, request?: RequestInit): Promise<Response> {
  const address = path.split("/").map(encodeURIComponent).join("/");
  const answer = await fetch(`/files/${address}`, request);
  if (answer.ok) return answer;
  if (answer.status === 404) throw new DOMException(`${path} is not there.`, "NotFoundError");
  throw new Error(await answer.text());
}
