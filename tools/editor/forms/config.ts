import type {
  AuthMethodName,
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  GitBackend,
} from "@sveltia/cms";
import { type Repository, readChurch } from "#app/content-loader/church.server.ts";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { usualQuestions } from "#app/content-loader/groups.server.ts";
import { contentExists } from "#app/content-loader/read-content.server.ts";
import { fieldsOf, readSettings, widgets } from "./fields.ts";
import { schemas } from "./schemas.ts";

/** Where the editor finds the files: on the computer it runs on, or where the church keeps them for all. */
export type Place = "this computer" | Repository;

/** A file or a folder as config.yaml has it. */
type Written<Known> = Omit<Known, "fields"> & { text?: string };
type Menu = (Written<EntryCollection> | { name: string; files: Written<CollectionFile>[] })[];
type Settings = Omit<CmsConfig, "backend" | "collections"> & { collections: Menu };

/** The configuration of Sveltia CMS for a church's files. `site`: where its pages can be looked at. */
export function editorConfig(place: Place, site: string): CmsConfig {
  const { collections, ...settings }: Settings = readSettings("config.yaml");
  return {
    ...settings,
    backend: place === "this computer" ? { name: "test-repo" } : backendOf(place),
    site_url: site,
    display_url: site,
    app_title: readChurch().name,
    collections: collections.map(withForms),
  };
}

/** A token always signs in; at the host's own page it takes an application there, or at GitHub a worker of one's own. */
function backendOf({ host, name, branch, address, "sign-in": signIn }: Repository): GitBackend {
  const methods: AuthMethodName[] = signIn ? ["oauth", "token"] : ["token"];
  const repository = { repo: name, branch, auth_methods: methods };
  if (host === "github") return { name: host, ...repository, ...(signIn && { base_url: signIn }) };
  const application = signIn && { app_id: signIn };
  if (host === "gitlab") {
    return { name: host, ...repository, ...(application && { ...application, auth_type: "pkce" }) };
  }
  const at = new URL(address ?? "https://gitea.com").origin;
  return { name: host, base_url: at, api_root: `${at}/api/v1`, ...repository, ...application };
}

function formOfFile({ file, text, ...written }: Written<CollectionFile>): CollectionFile {
  const format = file.endsWith(".md") ? "church-frontmatter" : "church-yaml";
  return { format, ...written, file: `${contentName}/${file}`, fields: fieldsIn(file, text) };
}

/** An entry of the menu with the forms of its files, or with the one of all that are in its folder. */
function withForms(collection: Menu[number]) {
  if ("files" in collection) {
    const there = ({ file }: { file: string }) => contentExists(file) || file.endsWith(".yaml");
    return { ...collection, files: collection.files.filter(there).map(formOfFile) };
  }
  const { folder, text, ...written } = collection;
  return { ...written, folder: `${contentName}/${folder}`, fields: fieldsIn(folder, text) };
}

/** The fields of a file's facts, and of the text below them. */
function fieldsIn(file: string, text: string | undefined): Field[] {
  const shape = schemas[file];
  if (!shape) throw new Error(`schemas.ts has no schema for ${file}.`);
  const ofGroup = {
    hint: "An answer below each of these headings.",
    default: usualQuestions.map((question) => `## ${question}`).join("\n\n"),
  };
  if (!text) return fieldsOf(shape);
  const body = { ...widgets.markdown, name: "body", required: false, label: text };
  return [...fieldsOf(shape), file === "groups" ? { ...body, ...ofGroup } : body];
}
