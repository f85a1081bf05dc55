import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer that the authority keeps. */
export interface KeptAnswer {
  readonly reference: string;
  readonly movement: string;
  readonly conversation: string;
  readonly body: string;
  /** When it was made, by the authority's clock, ms. */
  readonly at: number;
}

/** Where a question stands: it has come, or its answer is out. */
export type Step = 'list asked' | 'list told' | 'one asked' | 'one told' | 'word asked' | 'word told';

/** A customs authority that keeps its answers to be fetched, by list, by movement and until they are acknowledged. */
export interface KeepingAuthority {
  readonly url: string;
  keep(answer: KeptAnswer): void;
  /** References it was told are stored. */
  readonly acknowledged: ReadonlySet<string>;
  /** How often each answer was asked for. */
  readonly asked: ReadonlyMap<string, number>;
  /** Called at each step; what it gives is waited for before it goes on. */
  onStep: (step: Step, reference: string) => unknown;
  close(): Promise<void>;
}

/** So many answers that wait to be acknowledged are told at a time. */
const toldAtOnce = 3;

/** `shuffle` puts what is told in another order; the first of it is told twice. */
export async function startKeepingAuthority(
  shuffle: (references: readonly string[]) => readonly string[],
): Promise<KeepingAuthority> {
  const kept = new Map<string, KeptAnswer>();
  const acknowledged = new Set<string>();
  const asked = new Map<string, number>();
  const authority = {
    keep: (answer: KeptAnswer) => void kept.set(answer.reference, answer),
    acknowledged,
    asked,
    onStep: (_step: Step, _reference: string): unknown => undefined,
  };
  const told = (answers: readonly KeptAnswer[]) => {
    const references = shuffle(answers.map(({ reference }) => reference));
    return [...references, ...references.slice(0, 1)];
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://authority');
    const [, form, name = '', leaf = ''] = pathname.split('/');
    const all = [...kept.values()];
    const send = async (body: string, step: 'list' | 'one' | 'word', reference = '', headers = {}) => {
      await authority.onStep(`${step} asked`, reference);
      response.writeHead(200, headers).end(body);
      await new Promise((resolve) => response.once('close', resolve));
      await authority.onStep(`${step} told`, reference);
    };
    const sendList = (answers: readonly KeptAnswer[]) =>
      send(
        JSON.stringify({
          references: told(answers),
          mark: String(Math.max(0, ...answers.map(({ at }) => at))),
        }),
        'list',
      );
    if (form === 'movements') {
      const since = Number(searchParams.get('since') ?? 0);
      return sendList(all.filter(({ movement, at }) => movement === name && at >= since));
    }
    if (form === 'outcomes' && name === '')
      return sendList(all.filter(({ reference }) => !acknowledged.has(reference)).slice(0, toldAtOnce));
    if (form === 'list') return sendList(all);
    const found = kept.get(decodeURIComponent(name));
    if (found === undefined || leaf !== '' || acknowledged.has(found.reference))
      return void response.writeHead(404).end();
    if (request.method === 'DELETE') {
      await authority.onStep('word asked', found.reference);
      acknowledged.add(found.reference);
      response.writeHead(200).end();
      await new Promise((resolve) => response.once('close', resolve));
      await authority.onStep('word told', found.reference);
      return;
    }
    asked.set(found.reference, (asked.get(found.reference) ?? 0) + 1);
    return send(found.body, 'one', found.reference, { 'x-conversation-id': found.conversation });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(authority, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
