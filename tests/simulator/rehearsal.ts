import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { XMLParser } from 'fast-xml-parser';
import { type Simulator, type SimulatorSettings, startSimulator } from '../../src/simulator/main.ts';

/** One push as the receiver got it. */
export interface Push {
  readonly at: number;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly response: ResponseFacts;
}

/** What a notification says, read without its prefixes. */
interface ResponseFacts {
  readonly functionCode: string;
  readonly id: string;
  readonly issued: string;
  readonly lrn: string;
  readonly mrn: string;
  readonly status: string | undefined;
  readonly errors: readonly { readonly code: string; readonly pointer: string }[];
}

/** A simulator with a real receiver behind it. */
export interface Rehearsal {
  readonly simulator: Simulator;
  readonly pushes: readonly Push[];
  /** Posts a message as our adapter would; headers given here replace the right ones, undefined leaves one out. */
  send(body: string, headers?: Record<string, string | undefined>, path?: string): Promise<Response>;
  /** Waits until so many pushes came (for one conversation, when given) and answers them. */
  received(count: number, conversationId?: string | null): Promise<Push[]>;
  /** Sends a message that must be taken and answers its first notification. */
  firstAnswer(body: string): Promise<Push>;
  close(): Promise<void>;
}

type Answerer = (push: Push, response: ServerResponse, earlier: readonly Push[]) => void;

/** Callback token of every rehearsal. */
export const callbackToken = 'callback-token-of-the-test';

/** Starts a simulator in fast time and a receiver that answers 204, or as told. */
export async function startRehearsal(
  settings: Partial<SimulatorSettings> = {},
  answer: Answerer = (_push, response) => response.writeHead(204).end(),
): Promise<Rehearsal> {
  const pushes: Push[] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const push = {
      at: Date.now(),
      method: request.method ?? '',
      headers: request.headers,
      body,
      response: readResponse(body),
    };
    const earlier = [...pushes];
    pushes.push(push);
    answer(push, response, earlier);
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const callbackUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/api/notifications/cds`;
  const simulator = await startSimulator({
    port: 0,
    callbackUrl,
    callbackToken,
    timeScale: 0.001,
    ...settings,
  });

  const send: Rehearsal['send'] = (body, headers = {}, path = '/customs/declarations/') => {
    const all: Record<string, string | undefined> = {
      accept: 'application/vnd.hmrc.1.0+xml',
      'content-type': 'application/xml; charset=UTF-8',
      authorization: 'Bearer token',
      ...headers,
    };
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return fetch(`${simulator.address}${path}`, { method: 'POST', redirect: 'manual', headers: given, body });
  };
  const received: Rehearsal['received'] = async (count, conversationId) => {
    const theirs = () =>
      pushes.filter(
        ({ headers }) => conversationId === undefined || headers['x-conversation-id'] === conversationId,
      );
    for (const end = Date.now() + 20_000; theirs().length < count; ) {
      if (Date.now() > end)
        throw new Error(
          `${theirs().length} of ${count} notifications came: ${JSON.stringify(theirs().map(({ response }) => response))}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return theirs();
  };
  return {
    simulator,
    pushes,
    send,
    received,
    async firstAnswer(body) {
      const taken = await send(body);
      if (taken.status !== 202) throw new Error(`not taken: ${taken.status} ${await taken.text()}`);
      return (await received(1, taken.headers.get('x-conversation-id')))[0]!;
    },
    async close() {
      await simulator.close();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    },
  };
}

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => ['Error', 'Pointer'].includes(name),
});

function readResponse(body: string): ResponseFacts {
  const response = body.endsWith('>') ? parser.parse(body).MetaData?.Response : undefined;
  if (!response)
    return { functionCode: '', id: '', issued: '', lrn: '', mrn: '', status: undefined, errors: [] };
  return {
    functionCode: response.FunctionCode,
    id: response.FunctionalReferenceID,
    issued: String(response.IssueDateTime.DateTimeString),
    lrn: response.Declaration.FunctionalReferenceID,
    mrn: response.Declaration.ID,
    status: response.Status?.NameCode,
    errors: (response.Error ?? []).map((error: { ValidationCode: string; Pointer?: PointerFacts[] }) => ({
      code: error.ValidationCode,
      pointer: (error.Pointer ?? []).map(pointerText).join('/'),
    })),
  };
}

interface PointerFacts {
  readonly DocumentSectionCode: string;
  readonly SequenceNumeric?: string;
  readonly TagID?: string;
}

function pointerText({ DocumentSectionCode, SequenceNumeric, TagID }: PointerFacts): string {
  return `${DocumentSectionCode}${SequenceNumeric ? `[${SequenceNumeric}]` : ''}${TagID ? `/${TagID}` : ''}`;
}
