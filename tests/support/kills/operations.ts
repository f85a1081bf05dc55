import { createHash } from 'node:crypto';
import type { MessageKind } from '../../../src/server/sending/message-kind.ts';
import type { Database } from '../../../src/server/storage/database.ts';
import { acceptedDocument, call, type Person } from '../../server/running-server.ts';
import { until } from '../until.ts';

/** What a person does that reaches customs. */
export const operationNames = ['send', 'cancel', 'amend', 'upload'] as const;
export type OperationName = (typeof operationNames)[number];

/** One of them on a declaration of its own. */
export interface Operation {
  readonly name: OperationName;
  readonly id: number;
  readonly lrn: string;
}

/** The message it leaves in the outbox. */
const kinds: Readonly<Record<OperationName, MessageKind>> = {
  send: 'submission',
  cancel: 'cancellation',
  amend: 'amendment',
  upload: 'upload',
};

const price = ['CDSItems', { id: 'i1' }, 'itemPriceAmount'];
const why = { change_reason: '32', statement_description: 'A slip of the pen.' };

/** Files of an upload, of which no two are the same. */
const filesOf = ({ lrn }: Operation) => [`first of ${lrn}`, `second of ${lrn}`];
export const hashesOf = (operation: Operation) =>
  filesOf(operation).map((content) => createHash('sha256').update(content).digest('hex'));

/** Calls of the process that runs now; where it is killed they fail. */
export class Operator {
  constructor(
    readonly address: string,
    readonly token: string,
    readonly db: Database,
  ) {}

  readonly #call: Person['call'] = (method, path, body) =>
    call({ address: this.address } as never, method, path, body, { authorization: `Bearer ${this.token}` });

  /** A declaration on which it can be done: a draft, or one that customs hold, edited where it shall be amended. */
  async prepare(name: OperationName, lrn: string): Promise<Operation> {
    const document = acceptedDocument(lrn);
    const { id } = (await this.#call('POST', '/customs-declarations', document)).body.data;
    const operation = { name, id: id as number, lrn };
    if (name === 'send') return operation;
    await this.#send(operation);
    await until(`${lrn} held`, async () => {
      const { facts } = await this.#view(id);
      if (facts.rejected) throw new Error(`${lrn} was rejected.`);
      return facts.released;
    });
    if (name === 'amend') {
      const { revision } = await this.#view(id);
      const patches = [{ op: 'set', path: price, value: '1200' }];
      await this.#call('PATCH', `/customs-declarations/${id}`, { revision, patches });
    }
    return operation;
  }

  /** Does it; true when it was acknowledged. */
  async perform(operation: Operation): Promise<boolean> {
    try {
      const { status, body } = await this.#perform(operation);
      if (status !== 200) throw new Error(`${operation.lrn} was answered ${status}: ${JSON.stringify(body)}`);
      return true;
    } catch (error) {
      // What fetch throws when the process is gone, or does not answer.
      if (error instanceof TypeError) return false;
      throw error;
    }
  }

  async #perform(operation: Operation) {
    const path = `/customs-declarations/${operation.id}/send-xml`;
    switch (operation.name) {
      case 'send':
        return await this.#send(operation);
      case 'cancel':
        return await this.#call('POST', path, { type: 'cancel', ...why, change_reason: '1' });
      case 'amend':
        return await this.#call('POST', path, { type: 'amend', ...why });
      case 'upload':
        return await this.#upload(operation, path);
    }
  }

  #send({ id, lrn }: Pick<Operation, 'id' | 'lrn'>) {
    const body = { id, data_j: JSON.stringify(acceptedDocument(lrn)) };
    return this.#call('POST', '/customs-declarations/send', body);
  }

  async #upload(operation: Operation, path: string) {
    const form = new FormData();
    form.append('type', 'cds-upload');
    for (const content of filesOf(operation)) form.append('files[]', new Blob([content]), 'list.txt');
    const response = await fetch(`${this.address}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  }

  async #view(id: number) {
    return (await this.#call('GET', `/customs-declarations/${id}`)).body.data;
  }

  /** Whether the page shows a message of it: whoever sees that does not do it again. */
  async isShown({ name, id }: Operation): Promise<boolean> {
    const { body } = await this.#call('GET', `/customs-declarations/${id}/notifications`);
    return (body.data as { kind: string; message?: string }[]).some(
      ({ kind, message }) => kind === 'sent' && message === kinds[name],
    );
  }

  /** A person's word that customs has not got a message. */
  async release(declaration: number, message: number): Promise<void> {
    const path = `/customs-declarations/${declaration}/outbox`;
    const { status, body } = await this.#call('POST', path, { decision: 'release', message });
    if (![200, 409].includes(status)) throw new Error(`Not released: ${status} ${JSON.stringify(body)}`);
  }

  /** Messages of an operation, its files among them. */
  async rows({ name, id }: Operation) {
    return await this.db
      .selectFrom('outbox')
      .where('document_id', '=', id)
      .where('kind', 'in', name === 'upload' ? ['upload', 'file'] : [kinds[name]])
      .orderBy('id')
      .select(['id', 'kind', 'lrn', 'sha256', 'state', 'outcome', 'attempts'])
      .execute();
  }
}
