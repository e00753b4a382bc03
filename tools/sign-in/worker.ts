import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import { jsonForScript } from "#app/ui/json-for-script.ts";

/** The church's application at GitHub, with its secret, and its website: no other page is given a token. */
type Env = { GITHUB_CLIENT_ID: string; GITHUB_CLIENT_SECRET: string; WEBSITE: string };

const GITHUB = "https://github.com/login/oauth";
const SIX_MINUTES = 360;

const answerOfGitHub = v.object({ access_token: v.string() });

/**
 * Signs in whoever edits at /edit/ at GitHub, which gives a token only to who knows a secret, as a page cannot keep one:
 * https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/generating-a-user-access-token-for-a-github-app
 * The editor opens /auth in a second window, and waits for that window's message.
 */
export function createSignIn(ask = fetch) {
  const app = new Hono<{ Bindings: Env }>();

  app.get("/auth", (context) => {
    const state = crypto.randomUUID();
    const cookie = { httpOnly: true, sameSite: "Lax", maxAge: SIX_MINUTES } as const;
    setCookie(context, "state", state, { ...cookie, secure: true, path: "/", prefix: "host" });
    const asked = new URLSearchParams({ client_id: context.env.GITHUB_CLIENT_ID, state });
    return context.redirect(`${GITHUB}/authorize?${asked}`);
  });

  app.get("/callback", async (context) => {
    const { code = "", state } = context.req.query();
    const isOurs = state !== undefined && state === getCookie(context, "state", "host");
    const token = isOurs && (await tokenFor(code, context.env).catch(() => undefined));
    const [outcome, told] = token
      ? ["success", { token }]
      : ["error", { error: "GitHub did not sign you in. Please try again.", errorCode: "" }];
    const words = [`authorization:github:${outcome}:${JSON.stringify(told)}`, context.env.WEBSITE];
    const nonce = crypto.randomUUID();
    context.header("Content-Security-Policy", `default-src 'none'; script-src 'nonce-${nonce}'`);
    context.header("Cache-Control", "no-store");
    const script = `opener.postMessage(...${jsonForScript(words)})`;
    return context.html(
      `<!doctype html><title>Signing in</title><script nonce="${nonce}">${script}</script>`,
    );
  });

  async function tokenFor(code: string, env: Env): Promise<string> {
    const { GITHUB_CLIENT_ID: client_id, GITHUB_CLIENT_SECRET: client_secret } = env;
    const answer = await ask(`${GITHUB}/access_token`, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify({ client_id, client_secret, code }),
    });
    return v.parse(answerOfGitHub, await answer.json()).access_token;
  }

  return app;
}

export default createSignIn();
