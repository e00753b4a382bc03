import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { gzipSync } from "node:zlib";
import { FETCH_ERROR } from "#churchsuite";
import { PICTURES } from "#churchsuite/testing";
import { eightEvents } from "#tests/fixtures/feed-events.ts";

const FEED = "/embed/calendar/json";
const OUR_PICTURES = "/pictures-of-events";
// Any picture will do, and this is the smallest.
const A_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>';

const json = { "Content-Type": "application/json" };
const list = JSON.stringify(eightEvents);

/** What the console says whenever no events were fetched. */
export const NOT_FETCHED = new RegExp(FETCH_ERROR);

type Answer = (response: ServerResponse, origin: string) => void;

/** What the calendar does where it fails, and what the console says beside that no events were fetched. */
const failures = {
  "is down": [(response) => response.writeHead(500).end("Sorry"), /status of 500/],
  "cannot be reached": [(response) => response.destroy(), /net::ERR_EMPTY_RESPONSE/],
  "sends a web page": [
    (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Sorry</p>"),
  ],
  "sends what is no list of events": [sending({ events: [] })],
  "sends nothing": [sending(null)],
  "sends a list that never ends": [
    (response) => pipeline(endlessList(), response.writeHead(200, json), () => {}),
  ],
  "sends half of a compressed list": [
    (response) => {
      const packed = gzipSync(list);
      response.writeHead(200, { ...json, "Content-Encoding": "gzip" });
      response.end(packed.subarray(0, packed.length / 2));
    },
  ],
  "sends one on to another address": [
    (response) => response.writeHead(302, { Location: `/demo/churchsuite${FEED}` }).end(),
    /net::ERR_FAILED/,
  ],
} satisfies Record<string, [answer: Answer, said?: RegExp]>;

type Failure = keyof typeof failures;
export const everyFailure = Object.keys(failures) as Failure[];

/** Plays ChurchSuite's calendar for one test: what it sends, and what it was asked. Sends eight events at first. */
export class Calendar {
  /** Every question the site has asked of the calendar. */
  readonly calls: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
  /** What the browser's console must say of the answers. */
  readonly provokes: RegExp[] = [];
  #answer = sending(eightEvents);
  #mayAnswer = Promise.resolve();
  /** Ends what `holdsBack` began. */
  answersNow = () => {};

  has(events: unknown[]): void {
    this.#answer = sending(events);
  }

  fails(how: Failure): void {
    const [answer, said]: [Answer, RegExp?] = failures[how];
    this.#answer = answer;
    this.provokes.push(NOT_FETCHED, ...(said ? [said] : []));
  }

  /** Keeps the site waiting until `answersNow`. */
  holdsBack(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#mayAnswer = promise;
    this.answersNow = resolve;
  }

  /** Answers what is asked of ChurchSuite's calendar, and leaves everything else to the site. */
  async answer(
    { method, url = "", headers }: IncomingMessage,
    response: ServerResponse,
    site: () => void,
  ) {
    if (url.startsWith(OUR_PICTURES)) {
      response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(A_PICTURE);
    } else if (url.split("?")[0]?.endsWith(FEED)) {
      this.calls.push({ method, url, headers });
      await this.#mayAnswer;
      this.#answer(response, `http://${headers.host}`);
    } else site();
  }
}

/** Pictures are shown from here: no test may reach for the network. */
function sending(feed: unknown): Answer {
  return (response, origin) => {
    const body = JSON.stringify(feed).replaceAll(PICTURES, origin + OUR_PICTURES);
    response.writeHead(200, json).end(body);
  };
}

/** A list as text that goes on for as long as anybody reads it. */
function endlessList(): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start: (list) => list.enqueue(bytes.encode("[")),
    pull: (list) => list.enqueue(bytes.encode("null,".repeat(20_000))),
  });
}
