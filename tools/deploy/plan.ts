import type { Status } from "#app/status/status.ts";
import { type Command, hosts } from "./hosts.ts";

/** What is to be done: run a program, or say why nothing is; `isWell` where that is as it should be. */
export type Plan = { run: Command } | { say: string; isWell: boolean };

type Asked = {
  isPreview: boolean;
  env: Record<string, string | undefined>;
  /** Of the site as it was built; null where there is none. */
  status: Status | null;
};

/** How the built site gets to the host that HOST names. What is invented is published nowhere. */
export function planOf({ isPreview, env, status }: Asked): Plan {
  const { HOST: name } = env;
  const host = name && Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (isPreview && !host?.preview) {
    return { say: "There is no preview: HOST names no host that has such.", isWell: true };
  }
  if (!host) return { say: unknownHost(name), isWell: false };
  const missing = host.secrets.filter((secret) => !env[secret]);
  if (isPreview && missing.length > 0) {
    return {
      say: `There is no preview: ${missing.join(" and ")} are not known here.`,
      isWell: true,
    };
  }
  const refusal = isPreview ? undefined : refusalOf(status);
  if (refusal) return { say: refusal, isWell: false };
  if (missing.length > 0) {
    return {
      say: `${name} does not know who publishes: ${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing. docs/hosting.md says where to get such`,
      isWell: false,
    };
  }
  return { run: isPreview && host.preview ? host.preview : host.publish };
}

function unknownHost(name: string | undefined): string {
  const found = name ? ` Found: ${name}` : "";
  return `HOST does not name a host. Expected one of: ${Object.keys(hosts).join(", ")}.${found}`;
}

/** Why a built site is not for visitors; undefined where it is. */
function refusalOf(status: Status | null): string | undefined {
  if (!status) return "There is no built website in build/client. Run npm run build first";
  if (status.built.isStandIn) {
    return "Nothing was published: the website in build/client was built to be tried, and its events are invented. Run npm run build, and this again";
  }
  if (status.built.isSample) {
    return "Nothing was published: these are the sample congregation’s words. npm run new-church begins your own, in content/";
  }
  return undefined;
}
