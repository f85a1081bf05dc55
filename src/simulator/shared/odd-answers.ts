import type { ServerResponse } from 'node:http';
import { type ErrorAnswer, errorAnswers } from './error-response.ts';
import { sendError } from './http.ts';
import type { Entry } from './memory/entry.ts';
import type { Journal } from './memory/journal.ts';
import type { Switches } from './switches.ts';

/** How one request is answered in place of its usual answer, and whether its message is taken all the same. */
export interface OddAnswer {
  readonly takes: boolean;
  readonly key: OddKey;
}

/** What an answer may name. */
interface Named {
  /** The conversation of another message; this one's own where there is no other. */
  readonly another: string;
}

interface OddFact {
  /** For people: what is answered. */
  readonly story: string;
  readonly give: (response: ServerResponse, named: Named) => void;
}

/** A page such as proxies and firewalls answer with. */
const page = (status: number, words: string) => (response: ServerResponse) =>
  response
    .writeHead(status, { 'Content-Type': 'text/html' })
    .end(`<!doctype html><title>${words}</title><h1>${words}</h1>`);
const bare =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end();
const published = (answer: ErrorAnswer) => (response: ServerResponse) => sendError(response, answer);

/** Every odd answer by its key; those of the published reference in its words, the others as whatever stands before it. */
export const oddAnswers = {
  '200': {
    story: '200 without a conversation',
    give: (response) => {
      response.removeHeader('X-Conversation-ID');
      response.writeHead(200).end();
    },
  },
  '202': {
    story: '202 that names the conversation of another message',
    give: (response, { another }) => response.writeHead(202, { 'X-Conversation-ID': another }).end(),
  },
  '204': { story: '204', give: bare(204) },
  '302': { story: '302 to a page to sign in', give: bare(302, { Location: '/sign-in' }) },
  '400': { story: '400 in the published words', give: published(errorAnswers.invalid) },
  FAULTS: {
    story: '400 in the published words, with a list of faults that are none',
    give: published({ ...errorAnswers.invalid, faults: ['cvc-pattern-valid: a fault that is none'] }),
  },
  '401': { story: '401 in the published words', give: published(errorAnswers.enrolment) },
  '403': { story: '403 in the published words', give: published(errorAnswers.forbidden) },
  '404': { story: '404 in the published words', give: published(errorAnswers.notFound) },
  '408': { story: '408 without words', give: bare(408) },
  '409': { story: '409 without words', give: bare(409) },
  '413': { story: '413 in the published words', give: published(errorAnswers.tooLarge) },
  '425': { story: '425 without words', give: bare(425) },
  '429': { story: '429 in the published words', give: published(errorAnswers.rateLimited) },
  '500': { story: '500 in the published words', give: published(errorAnswers.internal) },
  '502': { story: '502 with a page', give: page(502, 'Bad Gateway') },
  '503': { story: '503 in the published words', give: published(errorAnswers.unavailable) },
  '504': { story: '504 with a page', give: page(504, 'Gateway Timeout') },
  RST: {
    story: 'no answer: the connection is reset',
    give: (response) => response.socket?.resetAndDestroy(),
  },
  CUT: {
    story: '202, and the connection is reset behind the headers',
    give: (response) => {
      response.writeHead(202, { 'Content-Length': '100' });
      response.flushHeaders();
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
    },
  },
  HALF: {
    story: 'half of a 400 in the published words',
    give: (response) => {
      response.writeHead(400, { 'Content-Type': 'application/xml', 'Content-Length': '300' });
      response.write('<?xml version="1.0"?><errorResponse><code>BAD_REQUEST</co');
      setTimeout(() => response.destroy(), 20);
    },
  },
  HTML: { story: '200 with a page', give: page(200, 'Sign in') },
  MUTE: { story: 'no answer, and the connection stays open', give: () => {} },
} as const satisfies Readonly<Record<string, OddFact>>;

export type OddKey = keyof typeof oddAnswers;

/** Letters that an LRN begins with, behind them a key: HAS takes the message and answers so once, NOT does not take it. */
const prefixes = { TTHAS: true, TTNOT: false } as const;

/** Reads an odd answer, such as HAS503 or NOT400. */
export function readOddAnswer(text: string): OddAnswer | undefined {
  const [, begin, key] = /^(HAS|NOT)(\w+)$/.exec(text) ?? [];
  return key !== undefined && key in oddAnswers ? { takes: begin === 'HAS', key: key as OddKey } : undefined;
}

/** Which requests are answered oddly: those ordered for a name, the first of an LRN that asks for it, all by a switch. */
export class OddAnswers {
  private readonly ordered = new Map<string, OddAnswer[]>();
  private readonly used = new Set<string>();

  constructor(
    private readonly switches: Switches,
    private readonly journal: Journal,
  ) {}

  /** Answers the next requests of an LRN, or of an MRN for which files are announced, so, in this order. */
  order(name: string, answers: readonly OddAnswer[]): void {
    this.ordered.set(name, [...answers]);
  }

  /** Takes back what was noted. */
  recall(entry: Entry): void {
    if (entry.what === 'refusal') this.used.add(entry.lrn);
  }

  /** How the next request of this name is answered; undefined as usual. */
  next(name: string): OddAnswer | undefined {
    return this.ordered.get(name)?.shift() ?? this.ofLrn(name) ?? this.ofSwitch();
  }

  private ofLrn(lrn: string): OddAnswer | undefined {
    const begin = Object.keys(prefixes).find((prefix) => lrn.startsWith(prefix)) as
      | keyof typeof prefixes
      | undefined;
    const key = begin && (/^[0-9A-Z]+/.exec(lrn.slice(begin.length))?.[0] ?? '');
    if (key === undefined || !(key in oddAnswers) || this.used.has(lrn)) return undefined;
    this.journal.note({ what: 'refusal', lrn });
    this.used.add(lrn);
    return { takes: prefixes[begin!], key: key as OddKey };
  }

  private ofSwitch(): OddAnswer | undefined {
    const { answer, takes } = this.switches.state;
    return answer === 'usual' ? undefined : { takes: takes === 'yes', key: answer };
  }
}

/** Answers so, within the request's time. */
export function answerOddly(response: ServerResponse, { key }: OddAnswer, named: Named): void {
  const { give }: OddFact = oddAnswers[key];
  give(response, named);
}
