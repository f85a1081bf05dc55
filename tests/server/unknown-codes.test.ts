import { afterAll, beforeAll, expect, test } from 'vitest';
import { importList } from '../../src/server/code-lists/import.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

const goods = (code: string) => ({ DangerousCDSItems: [{ un_dg_code: code }] });
const certificate = (code: string) => ({
  CertificateCDSItems: [{ doc_code_1: code.slice(0, 1), doc_code_3: code.slice(1) }],
});

interface Told {
  readonly path: readonly unknown[];
  readonly severity: string;
  readonly source: string;
  readonly code: string;
  readonly message: string;
}

/** Field, severity and words of everything said about codes. */
function told(problems: readonly Told[]) {
  return problems
    .filter(({ code }) => code.endsWith('Code'))
    .map(({ path, severity, message }) => `${path.at(-1)} ${severity} ${message}`);
}

async function importCodes(list: string, day: string, codes: readonly string[]) {
  const rows = codes.map((code, line) => ({
    line,
    code,
    label: code,
    guidance: null,
    regime: null,
    from: null,
  }));
  await importList(running.db, { list, codes: rows, source: 'test', day, allowEnding: true });
}

test('codes that no list holds are warnings of the server, by short lists and by lists in the database', async () => {
  const document = {
    customs_regime: 'import',
    dispatch_country_code: 'QQ',
    CDSItems: [
      { item_no: 1, ...goods('9999'), ...certificate('C999') },
      { item_no: 2, ...goods('1001') },
    ],
  };
  const { body: first } = await person.call('POST', '/customs-declarations', document);
  const unknown = 'warning Not in the list. Kept as entered.';
  // Lists nobody has imported say nothing.
  expect(told(first.data.problems)).toEqual([`dispatch_country_code ${unknown}`]);
  expect(first.data.errors).not.toHaveProperty('/dispatch_country_code');

  await importCodes('dangerous-goods', '2026-01-10', ['1001', '1002', '1003']);
  await importCodes('documents', '2026-01-10', ['C400']);
  const path = `/customs-declarations/${first.data.id}`;
  const { body: read } = await person.call('GET', path);
  expect(told(read.data.problems)).toEqual([
    `dispatch_country_code ${unknown}`,
    `doc_code_1 ${unknown}`,
    `un_dg_code ${unknown}`,
  ]);

  await importCodes('dangerous-goods', '2026-02-01', ['1002', '1003']);
  const patch = async (field: string, value: string) => {
    const { body } = await person.call('GET', path);
    const patches = [{ op: 'set', path: [field], value }];
    return (await person.call('PATCH', path, { revision: body.data.revision, patches })).body.data;
  };
  const onLaterDay = await patch('acceptance_date', '05-03-2026');
  expect(told(onLaterDay.problems)).toContain('un_dg_code warning Ended on 31/01/2026. Kept as entered.');
  const onItsDay = await patch('acceptance_date', '05-01-2026');
  expect(told(onItsDay.problems).join()).not.toContain('Ended');
});
