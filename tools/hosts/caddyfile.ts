import {
  ASKED_FOR_AGAIN,
  contentTypes,
  FILE_ENDINGS,
  HSTS,
  headersOfAll,
  headersOfPages,
  KEPT_FOR_GOOD,
  LOADED_BY_PAGES,
  otherPolicies,
} from "./headers.ts";

/**
 * For Caddy: the whole website at `domain`, certificates included, and at localhost for whoever asks on the server itself
 * whether it is well. Its values may be set from outside.
 */
export function caddyfile(policy: string, domain: string, others = otherPolicies): string {
  const ofPages = headersOfPages(policy);
  const { "Content-Security-Policy": policyOfPages, ...rest } = ofPages;
  return `# Made by the build for Caddy: caddy run --config build/hosts/Caddyfile
{$SITE_ADDRESS:${domain}, http://localhost} {
	root * {$SITE_FOLDER:build/client}

	header {
${lines(headersOfAll, "\t\t")}
		Cache-Control {kept}
		Content-Type {type}
	}
	map {path} {policy} {
${others.map((other) => `\t\t~${patternOf(other.addresses)} "${other.policy}"`).join("\n")}
		~\\.(?:${LOADED_BY_PAGES.join("|")})$ ""
		default "${policyOfPages}"
	}
	@policy expression {policy} != ""
	header @policy Content-Security-Policy {policy}
	@pages not path ${FILE_ENDINGS.map((ending) => `*.${ending}`).join(" ")}
	header @pages {
${lines(rest, "\t\t")}
	}
	@encrypted protocol https
	header @encrypted Strict-Transport-Security "${HSTS}"
	map {path} {kept} {
		~^/assets/ "${KEPT_FOR_GOOD}"
		default "${ASKED_FOR_AGAIN}"
	}
	map {path} {type} {
${Object.entries(contentTypes)
  .map(([ending, type]) => `\t\t~\\.${ending}$ "${type}"`)
  .join("\n")}
		default "${contentTypes.html}"
	}

	@otherMethods not method GET HEAD
	header @otherMethods Allow "GET, HEAD"
	respond @otherMethods 405
	@notForVisitors path *.br *.gz /_headers /.assetsignore /404.html /500.html
	error @notForVisitors 404
	try_files {path}/index.html {path} =404
	file_server {
		precompressed br gzip
	}

	handle_errors {
		header {
${lines(ofPages, "\t\t\t")}
			Cache-Control "${ASKED_FOR_AGAIN}"
			Content-Type "${contentTypes.html}"
		}
		@missing expression {err.status_code} == 404
		rewrite @missing /404.html
		@failed expression {err.status_code} >= 500
		rewrite @failed /500.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function lines(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join("\n");
}

/** A regular expression for any of these addresses, as Caddy reads them. */
function patternOf(addresses: string[]): string {
  const patterns = addresses.map((one) => one.replaceAll(".", "\\.").replaceAll("*", ".*"));
  return `^(?:${patterns.join("|")})$`;
}
