import * as v from "valibot";
import { field } from "#app/content-loader/facts/field.ts";
import { verbatim, webAddress } from "#app/content-loader/facts/fields.server.ts";

const hosts = ["github", "gitlab", "gitea"] as const;

const repositoryName = v.pipe(
  verbatim,
  v.regex(
    /^[\w.-]+(?:\/[\w.-]+)+$/,
    "expected its owner and its name with a slash between them, such as ballydown/website",
  ),
);

/** Where a church keeps the files of its website, for the editor at /edit/. */
export const repository = v.pipe(
  v.strictObject({
    host: field("Host", v.picklist(hosts, "expected github, gitlab or gitea")),
    name: field("Name", repositoryName, "Its owner and its name, such as ballydown/website."),
    branch: field("Branch", v.optional(verbatim, "main")),
    address: field(
      "Address of the host",
      v.optional(webAddress),
      "For a Gitea or Forgejo of your own, or of others, such as https://codeberg.org",
    ),
  }),
  v.check(
    ({ host, address }) => (host === "gitea") === (address !== undefined),
    "expected an address: where the host is gitea, such as address: https://codeberg.org, and none for github and gitlab",
  ),
);
export type Repository = v.InferOutput<typeof repository>;
