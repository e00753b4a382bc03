import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { FETCH_ERROR } from "#churchsuite";
import { PICTURES } from "#churchsuite/testing";
import { eightEvents } from "#tests/fixtures/feed-events.ts";

const FEED = "/embed/calendar/json";
const OUR_PICTURES = "/pictures-of-events";
/** The smallest picture. */
const A_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>';

const json = { "Content-Type": "application/json" };

/** The error in the console whenever the events could not be fetched. */
export const NOT_FETCHED = new RegExp(FETCH_ERROR);

/** Answers a request of the site. `origin` is the site's own. */
type Answer = (response: ServerResponse, origin: string) => void;

/** A request that the site has made. */
type Call = {
  method?: string | undefined;
  /** Its path. */
  url: string;
  headers: IncomingHttpHeaders;
};

/** Plays ChurchSuite's calendar for one test. At first it has eight events. */
export class Calendar {
  /** The requests of the site to the calendar. */
  readonly calls: Call[] = [];
  /** The errors that its answers must cause in the browser's console. */
  readonly provokes: RegExp[] = [];
  #answer = answerWith(eightEvents);
  #mayAnswer = Promise.resolve();
  /** Ends what `holdsBack` began. */
  answersNow = () => {};

  has(events: unknown[]): void {
    this.#answer = answerWith(events);
  }

  /** From now on it is down. */
  fails(): void {
    this.#answer = (response) => response.writeHead(500).end("Sorry");
    this.provokes.push(NOT_FETCHED, /status of 500/);
  }

  /** Keeps the site waiting until `answersNow` is called. */
  holdsBack(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#mayAnswer = promise;
    this.answersNow = resolve;
  }

  /** Answers requests to ChurchSuite's calendar. All others are left to `answerBySite`. */
  async answer(
    { method, url = "", headers }: IncomingMessage,
    response: ServerResponse,
    answerBySite: () => void,
  ): Promise<void> {
    const isPicture = url.startsWith(OUR_PICTURES);
    const isFeed = url.split("?")[0]?.endsWith(FEED);
    if (isPicture) {
      response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(A_PICTURE);
    } else if (isFeed) {
      this.calls.push({ method, url, headers });
      await this.#mayAnswer;
      this.#answer(response, `http://${headers.host}`);
    } else {
      answerBySite();
    }
  }
}

/** Sends a feed. The addresses of its pictures are those of this server, because no test may use the network. */
function answerWith(feed: unknown): Answer {
  return (response, origin) => {
    const body = JSON.stringify(feed).replaceAll(PICTURES, origin + OUR_PICTURES);
    response.writeHead(200, json).end(body);
  };
}
