import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../src/generated/catalogue.ts';
import { call, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

describe('reference lists', () => {
  test('API-113 D-15 a list of the schemas is read whole under each of its prefixes, by the signed in only', async () => {
    const { body } = await person.call('GET', '/cds-dictionaries/countries.json');
    expect(body.data).toEqual(catalogue.codeLists.countries!.options);
    for (const path of [
      '/ens-dictionaries/countries.json',
      '/cds-dictionaries/constructor.json',
      '/cds-dictionaries/none.json',
    ])
      expect((await person.call('GET', path)).status).toBe(404);
    expect((await call(running.server, 'GET', '/cds-dictionaries/countries.json')).status).toBe(401);
  });

  test('API-114 API-115 API-116 the options of a day are posted for, with or without a body', async () => {
    for (const body of [undefined, '', {}]) {
      const answer = await person.call('POST', '/cds-options/countries?d=20240305', body);
      expect(answer.status).toBe(200);
      expect(answer.body.data.FR).toMatchObject({
        label: 'France',
        page: expect.stringMatching(/exporting-to-france$/),
      });
      expect(Object.keys(answer.body.data)).toHaveLength(catalogue.codeLists.countries!.options.length);
    }
    const types = await person.call('POST', '/cds-options/additional-declaration-types', {});
    expect(types.body.data.Q.customs_regime).toBe('import');
    expect((await call(running.server, 'POST', '/cds-options/countries', {})).status).toBe(401);
    expect((await person.call('POST', '/cds-options/nothing', {})).status).toBe(404);
  });

  test('a d that is no day is answered with what would be one', async () => {
    for (const d of ['2024-03-05', '20240231', 'today', '00000101', '20241301']) {
      const { status, body } = await person.call('POST', `/cds-options/countries?d=${d}`, {});
      expect(status).toBe(422);
      expect(body.errors.d).toEqual(['An existing day, written yyyymmdd.']);
    }
  });

  test('API-114 a list of the schemas is searched by keyword, code, regime and number like a stored one', async () => {
    const asked = async (list: string, body: object) => {
      const answer = await person.call('POST', `/cds-options/${list}?d=20240305`, body);
      expect(answer.status).toBe(200);
      const ranked = Object.entries(answer.body.data as Record<string, { rank: number }>);
      ranked.sort(([, a], [, b]) => a.rank - b.rank);
      return { codes: ranked.map(([code]) => code), more: answer.body.meta.more };
    };
    expect(await asked('countries', { keyword: 'germany' })).toEqual({ codes: ['DE'], more: false });
    expect((await asked('countries', { keyword: 'gb' })).codes[0]).toBe('GB');
    expect((await asked('countries', { keyword: 'brit' })).codes).toContain('VG');
    expect((await asked('countries', { keyword: 'germny' })).codes[0]).toBe('DE');
    expect(await asked('countries', { keyword: 'zzzz' })).toEqual({ codes: [], more: false });
    expect(await asked('countries', { codes: ['fr', 'ZZ', 'DE'] })).toEqual({
      codes: ['FR', 'DE'],
      more: false,
    });
    expect((await asked('countries', { codes: ['FR'], keyword: 'germany' })).codes).toEqual(['FR', 'DE']);
    const three = await asked('countries', { limit: 3 });
    expect(three).toEqual({
      codes: catalogue.codeLists.countries!.options.slice(0, 3).map(({ value }) => value),
      more: true,
    });
    expect((await asked('countries', { keyword: 'united', limit: 1 })).more).toBe(true);
    expect((await asked('additional-declaration-types', { customs_regime: 'EXPORT' })).codes).not.toContain(
      'Q',
    );
    expect((await asked('additional-declaration-types', { customs_regime: 'import' })).codes).toContain('Q');
    const around = await asked('incoterms', { around: 'CIF', limit: 3 });
    expect([around.codes.length, around.codes.includes('CIF'), around.more]).toEqual([3, true, true]);
  });

  test('CUS-167: an option nobody is to choose is answered to who names it and to nobody else', async () => {
    const asked = async (body: object) => {
      const answer = await person.call('POST', '/cds-options/tax-calculation?d=20240305', body);
      return Object.keys(answer.body.data);
    };
    expect(await asked({})).toEqual(['automatic', 'manual']);
    expect(await asked({ keyword: 'usual' })).toEqual([]);
    expect(await asked({ codes: ['usual'] })).toEqual(['usual']);
    const whole = await person.call('GET', '/cds-dictionaries/tax-calculation.json');
    expect(whole.body.data.map(({ value }: { value: string }) => value)).toEqual(['automatic', 'manual']);
  });

  test('a list nobody has imported says so, whole and searched', async () => {
    const searched = await person.call('POST', '/cds-options/unlocodes?d=20240305', { keyword: 'lon' });
    expect(searched.body).toEqual({ data: {}, meta: { imported: false, as_of: null, more: false } });
    const whole = await person.call('GET', '/cds-dictionaries/unlocodes.json');
    expect([whole.status, whole.body]).toEqual([200, { data: [] }]);
  });

  test('a list in the database is read whole up to 5,000 codes, a longer one is searched', async () => {
    await sql`
      insert into list_codes (list, code, valid_from, valid_to, label, regime)
      select 'cus-codes', lpad(n::text, 7, '0') || '-0', '-infinity', case when n = 3 then '2024-01-01'::date end, 'Acid', 'import'
      from generate_series(1, 5000) as n`.execute(running.db);
    const whole = await person.call('GET', '/ncts-dictionaries/cus-codes.json');
    expect(whole.body.data).toHaveLength(4999);
    expect(whole.body.data[2]).toEqual({ value: '0000004-0', label: 'Acid', regime: 'import' });
    await sql`insert into list_codes (list, code, valid_from, label) values ('cus-codes', '9', '-infinity', '')`.execute(
      running.db,
    );
    const long = await person.call('GET', '/cds-dictionaries/cus-codes.json');
    expect(long.status).toBe(413);
    expect(long.body.message).toContain('POST cds-options/cus-codes searches it');
  });
});
