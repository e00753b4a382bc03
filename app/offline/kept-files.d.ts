// Made by tools/offline/write-worker.ts while the worker is built.
declare module "virtual:kept-files" {
  /** `revision` is null where the name changes with the contents. */
  type KeptFile = { url: string; revision: string | null };

  /** The pages that can be read without signal, and what they need for it. */
  export const files: KeptFile[];
  /** HTML, as app/offline/kept-note.tsx writes it. */
  export const note: string;
}
