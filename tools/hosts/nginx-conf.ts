import { contentTypes } from "./content-types.ts";
import { ASKED_FOR_AGAIN, HSTS, headersOfAll, KEPT_FOR_GOOD } from "./headers.ts";

/** For nginx: what stands in the church's own `server` block, beside its name, folder and certificates. */
export function nginxConf(policy: string, domain: string): string {
  return `# Made by the build for nginx. With the folder build on the server as /srv/church, a server block is:
#   server { listen 443 ssl; server_name ${domain}; root /srv/church/client; include /srv/church/hosts/nginx.conf; }
# beside the lines for its certificate.
types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    "${type}" ${ending};`)
  .join("\n")}
}
absolute_redirect off;
gzip_static on;
gzip_vary on;

set $kept "${ASKED_FOR_AGAIN}";
set $encrypted "";
if ($https) { set $encrypted "${HSTS}"; }
${Object.entries(headersOfAll(policy))
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join("\n")}
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
