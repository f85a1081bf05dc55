import type { DocumentData } from '../../src/engine/document.ts';
import type { Settings } from '../../src/server/settings.ts';
import { type Simulator, startSimulator } from '../../src/simulator/main.ts';
import { freePorts } from '../support/ports.ts';
import {
  type Answer,
  acceptedDocument,
  callbackToken,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

/** A server that sends to a rehearsal authority of its own, whose answers come a hundred times as fast. */
export interface Rehearsal {
  readonly running: RunningServer;
  readonly simulator: Simulator;
  readonly person: Person;
  read(id: number): Promise<StoredView>;
  /** Saves and sends a declaration; its id. */
  send(document: DocumentData): Promise<number>;
  /** The same, and waits until customs hold it and have said all they say by themselves. */
  lodge(document: DocumentData): Promise<number>;
  sendXml(id: number, body: object, by?: Person): Promise<Answer>;
  /** Waits until the declaration is as wanted. */
  becomes(id: number, what: string, is: (view: StoredView) => boolean): Promise<StoredView>;
  edit(id: number, path: readonly unknown[], value: string): Promise<void>;
  /** Messages the authority took of an LRN. */
  taken(lrn: string): Promise<number>;
  /** The declaration as customs hold it, as XML. */
  standing(mrn: string): Promise<string>;
  switch(switches: object): Promise<void>;
  /** Messages of a declaration, the oldest first. */
  messages(id: number): Promise<readonly Message[]>;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into views of every state.
type StoredView = Record<string, any>;
// biome-ignore lint/suspicious/noExplicitAny: and into messages of every kind.
export type Message = Record<string, any>;

/** `overrides` may depend on the authority's address. */
export async function startRehearsal(
  overrides: Partial<Settings> | ((address: string) => Partial<Settings>) = {},
): Promise<Rehearsal> {
  const [port] = (await freePorts(1)) as [number];
  const simulator = await startSimulator({
    port: 0,
    callbackUrl: `http://127.0.0.1:${port}/api/notifications/cds`,
    callbackToken,
    accessToken: 'simulator-access-token',
    timeScale: 0.01,
  });
  const given = typeof overrides === 'function' ? overrides(simulator.address) : overrides;
  const running = await startTestServer({ port, hmrcUrl: simulator.address, ...given });
  const person = await running.signIn();

  const read = async (id: number) =>
    (await person.call('GET', `/customs-declarations/${id}`)).body.data as StoredView;
  const becomes = (id: number, what: string, is: (view: StoredView) => boolean) => {
    let view: StoredView = {};
    return eventually(
      `${what} of ${id}`,
      async () => {
        view = await read(id);
        return is(view) && view;
      },
      () => {
        const { status, request_status, facts, outbox } = view;
        return JSON.stringify({ status, request_status, facts, outbox });
      },
    );
  };
  const send = async (document: DocumentData) => {
    const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
    const body = { id, data_j: JSON.stringify(document) };
    const sent = await person.call('POST', '/customs-declarations/send', body);
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    return id as number;
  };
  return {
    running,
    simulator,
    person,
    read,
    becomes,
    send,
    async lodge(document) {
      const id = await send(document);
      await becomes(id, 'the end of the course', ({ facts, problems }) => {
        if (facts.rejected) throw new Error(JSON.stringify(problems));
        return facts.released || facts.prelodged;
      });
      return id;
    },
    sendXml: (id, body, by = person) => by.call('POST', `/customs-declarations/${id}/send-xml`, body),
    async edit(id, path, value) {
      const { revision } = await read(id);
      const patches = [{ op: 'set', path, value }];
      const saved = await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    },
    async taken(lrn) {
      const counts = await (await fetch(`${simulator.address}/simulator/messages`)).json();
      return counts[lrn]?.count ?? 0;
    },
    async standing(mrn) {
      return await (await fetch(`${simulator.address}/simulator/declarations/${mrn}`)).text();
    },
    async switch(switches) {
      await fetch(`${simulator.address}/simulator/switches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(switches),
      });
    },
    async messages(id) {
      const { body } = await person.call('GET', `/customs-declarations/${id}/notifications`);
      return (body.data as Message[]).filter(({ kind }) => kind === 'sent').reverse();
    },
    async close() {
      await running.close();
      await simulator.close();
    },
  };
}

/** An import that customs hold and that can still be amended: released, its debt not final. */
export function openImport(lrn: string): DocumentData {
  return acceptedDocument(`TTROG-${lrn}`);
}

/** An import declared before its goods arrive. */
export function prelodgedImport(lrn: string): DocumentData {
  return { ...acceptedDocument(lrn), additional_dec_type: 'D' };
}
