import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

async function stored(): Promise<number> {
  const document = {
    ...acceptedDocument('LRN-OF-THE-FIRST'),
    acceptance_date: '21-11-2026',
    invoice_date: '20-11-2026',
    state: 'of our own',
    internal_id: 'Ours 7',
  };
  return (await person.call('POST', '/customs-declarations', document)).body.data.id;
}

const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;

/** All values of members that some name matches, anywhere in the document. */
function valuesOf(value: unknown, name: RegExp): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesOf(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    name.test(key) && typeof inner !== 'object' ? [inner] : valuesOf(inner, name),
  );
}

describe('POST /customs-declarations/{id}/copy (API-020, issue 8 point 4)', () => {
  test('a duplicate is a new draft with everything but LRN, MRN, dates, notifications and errors; the first stays', async () => {
    const id = await stored();
    const first = await read(id);
    const { status, body } = await person.call('POST', `/customs-declarations/${id}/copy`);
    expect(status).toBe(201);
    const copy = await read(body.data.id);
    expect(copy.id).not.toBe(id);
    expect(copy).toMatchObject({ revision: 1, status: 'draft', lrn: null, mrn: null, outbox: null });
    expect(copy.facts).toMatchObject({ held: false, messagePending: false });
    expect(valuesOf(first.document, /date/).length).toBeGreaterThan(1);
    expect(valuesOf(copy.document, /date/)).toEqual([]);
    expect(copy.document).not.toHaveProperty('transaction_ref');
    expect(copy.document).not.toHaveProperty('state');
    expect(copy.document.internal_id).toBe('Ours 7');
    expect(copy.document.CDSItems).toHaveLength(first.document.CDSItems.length);
    expect(valuesOf(copy.document.CDSItems, /mass|amount/i)).toEqual(
      valuesOf(first.document.CDSItems, /mass|amount/i),
    );
    const keys = valuesOf(copy.document, /^uuid$/);
    expect(new Set(keys).size).toBe(keys.length);
    expect(valuesOf(first.document, /^uuid$/).filter((key) => keys.includes(key))).toEqual([]);
    expect((await person.call('GET', `/customs-declarations/${copy.id}/notifications`)).body.data).toEqual(
      [],
    );
    expect(await read(id)).toMatchObject({ revision: first.revision, document: first.document });
  });

  test('only the chosen sections are taken, and figures over the rest follow', async () => {
    const id = await stored();
    const { body } = await person.call('POST', `/customs-declarations/${id}/copy`, {
      type: 'duplicate',
      sections: ['declaration', 'parties'],
    });
    const { document } = await read(body.data.id);
    expect(document.CDSItems ?? []).toEqual([]);
    expect(document.items ?? 0).toBe(0);
    expect(valuesOf(document, /^(exporter|importer)$/).length).toBeGreaterThan(0);
    const differing = (await read(body.data.id)).problems.filter(
      (problem: { computed?: string }) => problem.computed !== undefined,
    );
    expect(differing).toEqual([]);
  });

  test('one that is asked for again with its key is made once', async () => {
    const id = await stored();
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => person.call('POST', `/customs-declarations/${id}/copy`, undefined, headers);
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.data.id).toBe(first.body.data.id);
    const other = await person.call('POST', `/customs-declarations/${id}/copy`);
    expect(other.body.data.id).not.toBe(first.body.data.id);
  });

  test('whoever cannot read it, or may not write, makes no copy; another type or section is refused', async () => {
    const id = await stored();
    const stranger = await running.signIn('other@tidewaiter.example');
    expect((await stranger.call('POST', `/customs-declarations/${id}/copy`)).status).toBe(404);
    const editor = await running.signIn('editor@tidewaiter.example');
    expect((await editor.call('POST', `/customs-declarations/${id}/copy`)).status).toBe(403);
    for (const body of [{ type: 'amendment' }, { sections: ['everything'] }, { parts: [] }]) {
      expect((await person.call('POST', `/customs-declarations/${id}/copy`, body)).status).toBe(422);
    }
  });
});
