import type { Status } from "#app/status/status.ts";
import { hosts, type Way } from "./hosts.ts";

/** What is to be done: bring the site there, or say why nothing is; `isWell` where that is as it should be. */
export type Plan = { way: Way } | { say: string; isWell: boolean };

type Asked = {
  isPreview: boolean;
  env: Record<string, string | undefined>;
  /** Of the site as it was built; null where there is none. */
  status: Status | null;
  isThere: (file: string) => boolean;
};

/** How the built site gets to the host that HOST names. What is invented is published nowhere. */
export function planOf({ isPreview, env, status, isThere }: Asked): Plan {
  const { HOST: name } = env;
  const host = name && Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (isPreview && !host?.preview) {
    return { say: "There is no preview: HOST names no host that has such.", isWell: true };
  }
  if (!host) return { say: unknownHost(name), isWell: false };
  const missing = host.secrets.filter((secret) => !env[secret]);
  if (isPreview && missing.length > 0) {
    return { say: `There is no preview. Missing: ${missing.join(" and ")}`, isWell: true };
  }
  const refusal = refusalOf(status, isPreview);
  if (refusal) return { say: refusal, isWell: false };
  if (missing.length > 0) {
    return { say: `Missing: ${missing.join(" and ")}. See docs/hosting.md`, isWell: false };
  }
  if (host.needs && !isThere(host.needs.file)) {
    return { say: `${host.needs.file} is not there. Run ${host.needs.install}`, isWell: false };
  }
  return { way: isPreview && host.preview ? host.preview : host.publish };
}

function unknownHost(name: string | undefined): string {
  const found = name ? ` Found: ${name}` : "";
  return `HOST does not name a host. Expected one of: ${Object.keys(hosts).join(", ")}.${found}`;
}

/** Why a built site is not for visitors, or for whoever looks at a preview; undefined where it is. */
function refusalOf(status: Status | null, isPreview: boolean): string | undefined {
  if (!status) return "There is no built website in build/client. Run npm run build first";
  if (status.built.isStandIn) {
    return "Nothing was published: the website in build/client was built to be tried, and its events are invented. Run npm run build, and this again";
  }
  if (status.built.isSample && !isPreview) {
    return "Nothing was published: these are the sample congregation’s words. npm run new-church begins your own, in content/";
  }
  return undefined;
}
