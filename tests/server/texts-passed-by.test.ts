import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { rowsAnswered } from '../support/rows-answered.ts';
import { notification } from './notifications.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

let running: RunningServer;
let person: Person;
let id: number;
const at = (path: string) => `/customs-declarations/${id}${path}`;

/** Of two bytes each: what is decoded of them costs most. */
const description = 'é'.repeat(30_000);
/** The text of the document below has more, and no row or list of what is told of it has as many. */
const most = 100_000;

function heavyDocument(lrn: string): DocumentData {
  const accepted = acceptedDocument(lrn);
  const [item] = accepted.CDSItems as readonly Row[];
  const rows = Array.from({ length: 10 }, (_, at) => ({
    ...item!,
    ...{ uuid: `i${at}`, item_no: at + 1, description },
  }));
  return { ...accepted, items: rows.length, CDSItems: rows };
}

beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
  const { status, body } = await person.call('POST', '/customs-declarations', heavyDocument('PASSED-BY'));
  expect(status).toBe(201);
  id = body.data.id;
});
afterAll(() => running?.close());

/** What the database answered in rows, which become text and values on the thread that answers. */
async function read(method: string, path: string, body?: unknown, wanted = 200): Promise<number> {
  const { bytes } = await rowsAnswered(async () => {
    const { status } = await person.call(method, path, body);
    expect(status).toBe(wanted);
  });
  return bytes;
}

/** Calls that tell of the text, or make something of it: the thread that does so is given its bytes as they are. */
describe('the text of a declaration is no row', () => {
  const sections = { sections: ['items'] };
  const set = (field: string) => [{ op: 'set', path: [field], value: field }];

  test('when it is opened, saved, copied, checked, compared and printed', async () => {
    const { body } = await person.call('GET', at(''));
    const { document } = body.data;
    expect(document.CDSItems[9].description).toBe(description);
    const data_j = JSON.stringify(document);
    const counted = {
      opened: await read('GET', at('')),
      patched: await read('PATCH', at(''), { revision: 1, patches: set('ref_general') }),
      'patched by who saw an earlier one': await read('PATCH', at(''), {
        revision: 1,
        patches: set('internal_id'),
      }),
      put: await read('PUT', at(''), { ...document, ref_general: 'THREE' }),
      copied: await read('POST', at('/copy'), undefined, 201),
      'copied by sections': await read('POST', at('/copy'), sections, 201),
      checked: await read('POST', '/customs-declarations/check', { id, data_j }),
      compared: await read('GET', at('/revisions/diff?from=revision-1&to=now')),
      printed: await read('GET', `/customs-declarations/generate-report?id=${id}`),
      archived: await read('DELETE', at('')),
      restored: await read('POST', at('/restore')),
    };
    const long = Object.entries(counted).filter(([, bytes]) => bytes > most);
    expect(long).toEqual([]);
    const { body: after } = await person.call('GET', at(''));
    expect(after.data.document).toEqual({ ...document, ref_general: 'THREE' });
  });
});

describe('the text of a declaration is not read', () => {
  test.each([
    ['GET', '/history'],
    ['GET', '/revisions'],
    ['GET', '/notifications'],
    ['GET', '/additional-messages'],
    ['POST', '/read'],
    ['DELETE', ''],
  ])('by %s …%s, which tells nothing of it', async (method, path) => {
    expect(await read(method, at(path))).toBeLessThan(most);
  });

  test('by the list of declarations', async () => {
    expect(await read('GET', '/customs-declarations')).toBeLessThan(most);
  });
});

test.each([
  ['that tells something', notification({ code: '01', lrn: 'NOBODYS' }), 'unmatched'],
  ['that tells nothing', '<broken', 'unreadable'],
])('nor is a long message of customs %s, however often it is tried', async (_what, xml, state) => {
  const padded = `${xml}${' '.repeat(most * 3)}`;
  const conversation = `long ${state}`;
  const { longest } = await rowsAnswered(async () => {
    expect((await push(running.server, padded, { 'x-conversation-id': conversation })).status).toBe(200);
    await eventually('a second try', async () => {
      const kept = await running.db
        .selectFrom('received_notifications')
        .where('conversation_id', '=', conversation)
        .select(['state', 'attempts'])
        .executeTakeFirst();
      return kept?.state === state && kept.attempts > 1;
    });
  });
  expect(longest).toBeLessThan(most);
});
