import type { CmsConfig, GitBackend } from "@sveltia/cms";
import { type Repository, readChurch } from "#app/content-loader/church.server.ts";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { collections } from "./collections.ts";

/** Where the editor finds the files: on the computer it runs on, or where the church keeps them for all. */
export type Place = "this computer" | Repository;

/** The configuration of Sveltia CMS for a church's files. `site`: where its pages can be looked at. */
export function editorConfig(place: Place, site: string): CmsConfig {
  return {
    load_config_file: false,
    backend: place === "this computer" ? { name: "test-repo" } : backendOf(place),
    site_url: site,
    display_url: site,
    app_title: readChurch().name,
    logo: { src: "/edit/icon.svg", show_in_header: true },
    media_folder: `${contentName}/photos`,
    public_folder: "/photos",
    // Pictures of strangers, from websites that the church knows nothing of.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: collections(),
  };
}

/** A token is all that signing in takes: the other way needs a server. */
function backendOf({ host, name, branch, address }: Repository): GitBackend {
  const repository = { repo: name, branch, auth_methods: ["token" as const] };
  if (host === "gitea") {
    const at = new URL(address ?? "https://gitea.com").origin;
    return { name: host, base_url: at, api_root: `${at}/api/v1`, ...repository };
  }
  return { name: host, ...repository };
}
