import { contentTypes } from "./content-types.ts";
import { ASKED_FOR_AGAIN, HSTS, headersOfAll, headersOfPages, KEPT_FOR_GOOD } from "./headers.ts";
import { FILE_ENDINGS, otherPolicies, patternOf } from "./other-policies.ts";

/** For nginx: what stands in the church's own `server` block, beside its name, folder and certificates. */
export function nginxConf(policy: string, domain: string, others = otherPolicies): string {
  const ofPages = headersOfPages(policy);
  return `# Made by the build for nginx. With the folder build on the server as /srv/church, a server block is:
#   server { listen 443 ssl; server_name ${domain}; root /srv/church/client; include /srv/church/hosts/nginx.conf; }
# beside the lines for its certificate.
types {
${each(contentTypes, (ending, type) => `    "${type}" ${ending};`)}
}
absolute_redirect off;
gzip_static on;
gzip_vary on;

set $kept "${ASKED_FOR_AGAIN}";
set $encrypted "";
if ($https) { set $encrypted "${HSTS}"; }
${each(ofPages, (name, value) => `set ${variable(name)} "${value}";`)}
if ($uri ~ "\\.(?:${FILE_ENDINGS.join("|")})$") {
${each(ofPages, (name) => `    set ${variable(name)} "";`)}
}
${others
  .map(
    (other) =>
      `if ($uri ~ "${patternOf(other.addresses)}") { set ${variable("Content-Security-Policy")} "${other.policy}"; }`,
  )
  .join("\n")}
${each(ofPages, (name) => `add_header ${name} ${variable(name)} always;`)}
${each(headersOfAll, (name, value) => `add_header ${name} "${value}" always;`)}
add_header Strict-Transport-Security $encrypted always;
add_header Cache-Control $kept always;

location / { try_files $uri/index.html $uri =404; }
location /assets/ { set $kept "${KEPT_FOR_GOOD}"; try_files $uri =404; }
location ~ \\.(?:br|gz)$ { return 404; }
location = /_headers { return 404; }
location = /.assetsignore { return 404; }

error_page 403 404 =404 /404.html;
error_page 500 502 503 504 /500.html;
location = /404.html { internal; }
location = /500.html { internal; }
`;
}

/** The variable that holds a header. An empty one is not sent. */
function variable(header: string): string {
  return `$${header.toLowerCase().replaceAll("-", "_")}`;
}

function each(
  entries: Record<string, string>,
  line: (name: string, value: string) => string,
): string {
  return Object.entries(entries)
    .map(([name, value]) => line(name, value))
    .join("\n");
}
