import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { eightEvents, PICTURES } from "#tests/fixtures/feed-events.ts";

const FEED = "/embed/calendar/json";
const FAILURE = /Failed to fetch events/;
const OUR_PICTURES = "/pictures-of-events";
// Any picture will do, and this is the smallest.
const A_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>';

type Answer = (response: ServerResponse, origin: string) => void;

/** Plays ChurchSuite's calendar for one test: what it sends, and what it was asked. Sends eight events at first. */
export class Calendar {
  /** Every question the site has asked of the calendar. */
  readonly calls: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
  /** What the browser's console must say of the answers. */
  readonly provokes: RegExp[] = [];
  #answer: Answer = sending(eightEvents);
  #mayAnswer = Promise.resolve();
  #answerNow = () => {};
  readonly #lostPictures: string[] = [];

  /** Sends these events, or what is no list of events. */
  has(feed: unknown): void {
    this.#answer = sending(feed);
    if (!Array.isArray(feed)) this.provokes.push(FAILURE);
  }

  isEmpty(): void {
    this.has([]);
  }

  /** Answers with an error. */
  isDown(): void {
    this.#answer = (response) => response.writeHead(500).end("Sorry");
    this.provokes.push(FAILURE, /status of 500/);
  }

  /** Breaks off instead of answering. */
  isUnreachable(): void {
    this.#answer = (response) => response.destroy();
    this.provokes.push(FAILURE, /net::ERR_EMPTY_RESPONSE/);
  }

  /** Sends a web page where the events should be. */
  sendsNonsense(): void {
    this.#answer = (response) => response.writeHead(200, html).end("<p>Sorry</p>");
    this.provokes.push(FAILURE);
  }

  /** Sends a list that never ends. */
  neverEnds(): void {
    this.#answer = (response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).write("[");
      const more = `${JSON.stringify(eightEvents)},`.repeat(100);
      const goOn = () => {
        while (!response.destroyed && response.write(more));
      };
      response.on("drain", goOn);
      goOn();
    };
    this.provokes.push(FAILURE);
  }

  /** Sends half of a compressed list. */
  breaksOff(): void {
    const packed = gzipSync(JSON.stringify(eightEvents));
    this.#answer = (response) => {
      const headers = { "Content-Type": "application/json", "Content-Encoding": "gzip" };
      response.writeHead(200, headers).end(packed.subarray(0, packed.length / 2));
    };
    this.provokes.push(FAILURE);
  }

  /** Sends the visitor on to another address. */
  sendsOnTo(address: string): void {
    this.#answer = (response) => response.writeHead(302, { Location: address }).end();
    this.provokes.push(FAILURE, /net::ERR_FAILED/);
  }

  /** Sends events with a picture that is not there: "carols_lg.jpg". */
  hasLost(picture: string): void {
    this.#lostPictures.push(picture);
    this.provokes.push(/status of 404/);
  }

  /** Keeps the site waiting until `answersNow`. */
  holdsBack(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#mayAnswer = promise;
    this.#answerNow = resolve;
  }

  answersNow(): void {
    this.#answerNow();
  }

  /** Answers what is asked of ChurchSuite's calendar, and leaves everything else to the site. */
  async answer(
    { method, url = "", headers }: IncomingMessage,
    response: ServerResponse,
    site: () => void,
  ) {
    if (url.startsWith(OUR_PICTURES)) return this.#showPicture(url, response);
    if (!url.split("?")[0]?.endsWith(FEED)) return site();
    this.calls.push({ method, url, headers });
    await this.#mayAnswer;
    this.#answer(response, `http://${headers.host}`);
  }

  #showPicture(url: string, response: ServerResponse): void {
    const isLost = this.#lostPictures.some((picture) => url.endsWith(picture));
    if (isLost) response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(A_PICTURE);
  }
}

const html = { "Content-Type": "text/html" };

/** Pictures are shown from here: no test may reach for the network. */
function sending(feed: unknown): Answer {
  return (response, origin) => {
    const body = JSON.stringify(feed).replaceAll(PICTURES, origin + OUR_PICTURES);
    response.writeHead(200, { "Content-Type": "application/json" }).end(body);
  };
}
