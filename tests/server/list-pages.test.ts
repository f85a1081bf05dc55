import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeclarationFacts } from '../../src/areas/customs/server/story/facts.ts';
import { listScreens } from '../../src/generated/list-screens.ts';
import { customersOfDeclarations } from '../../src/server/storage/migrations/0042-customers-of-declarations.ts';
import { migrateAsThen } from '../support/older-migrations.ts';
import { companyOf, insertDeclarations } from './listed-declarations.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

const demo = 'demo@tidewaiter.example';
const other = 'other@tidewaiter.example';
const partner = 'partner@tidewaiter.example';
const admin = 'admin@tidewaiter.example';
const editor = 'editor@tidewaiter.example';

interface Row {
  readonly id: number;
  readonly [name: string]: unknown;
}
interface Page {
  readonly data: readonly Row[];
  readonly meta: {
    readonly total: number | null;
    readonly more_than: number | null;
    readonly current_page: number | null;
    readonly last_page: number | null;
    readonly previous: string | null;
    readonly next: string | null;
  };
}

let running: RunningServer;
let person: Person;
const people = new Map<string, Person>();
const as = (email: string) => people.get(email)!;
beforeAll(async () => {
  running = await startTestServer();
  for (const email of [demo, other, partner, admin, editor]) people.set(email, await running.signIn(email));
  person = as(demo);
  await insertDeclarations(running.db, { company: await companyOf(running.db, demo), count: 47 });
  await insertDeclarations(running.db, {
    company: await companyOf(running.db, partner),
    count: 12,
    from: 101,
  });
  await insertDeclarations(running.db, { company: await companyOf(running.db, other), count: 9, from: 201 });
  await running.db
    .updateTable('documents')
    .set({ deleted_at: new Date('2026-05-01T10:00:00Z') })
    .where('lrn', 'in', ['LRN0000003', 'LRN0000005', 'LRN0000008', 'LRN0000013'])
    .execute();
});
afterAll(() => running.close());

const list = async (query: string, by: Person = person): Promise<Page> => {
  const { status, body } = await by.call('GET', `/customs-declarations?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const ids = ({ data }: Page) => data.map(({ id }) => id);
const lrns = ({ data }: Page) => data.map(({ lrn }) => lrn);

/** All rows of a query, in one page. */
const whole = (query: string, by?: Person) => list(`${query}&per_page=500`, by);

const sorts = listScreens['customs-declarations'].columns.filter(({ sortable }) => sortable);

describe.each(sorts.map(({ name, archived }) => [name, archived ? 'archived' : 'active'] as const))(
  'sorted by %s, %s view (LST-002, LST-014)',
  (sort, show) => {
    describe.each(['asc', 'desc'])('%s', (direction) => {
      const query = `show=${show}&sort=${sort}&direction=${direction}`;

      test.each([
        ['own company', demo],
        ["a partner's companies", partner],
        ['all companies', admin],
      ])('pages of %s forward, backward and by number hold every row once, in order', async (_, email) => {
        const by = as(email);
        const all = await whole(query, by);
        const { total } = all.meta;
        expect(total).toBe(all.data.length);
        expect(total).toBeGreaterThan(3);

        const size = show === 'archived' ? 3 : 17;
        const forward: number[] = [];
        let page = await list(`${query}&per_page=${size}`, by);
        expect(page.meta.previous).toBeNull();
        for (let number = 1; ; number += 1) {
          expect(page.meta).toMatchObject({ total, current_page: number, per_page: size });
          expect(ids(await list(`${query}&per_page=${size}&current_page=${number}`, by))).toEqual(ids(page));
          forward.push(...ids(page));
          if (page.meta.next === null) break;
          page = await list(
            `${query}&per_page=${size}&current_page=${number + 1}&after=${page.meta.next}`,
            by,
          );
        }
        expect(forward).toEqual(ids(all));

        let back = await list(`${query}&per_page=${size}&last=1`, by);
        expect(back.meta).toMatchObject({ current_page: Math.ceil(total! / size), next: null });
        const backward = [...ids(back)];
        while (back.meta.previous !== null) {
          const before = back.meta.current_page! - 1;
          back = await list(
            `${query}&per_page=${size}&current_page=${before}&before=${back.meta.previous}`,
            by,
          );
          expect(back.data).toHaveLength(size);
          expect(back.meta.current_page).toBe(before);
          backward.unshift(...ids(back));
        }
        expect(backward).toEqual(ids(all));
      });

      test('is in the order of what is shown, blanks first when ascending', async () => {
        const rows = (await whole(query)).data;
        const shown = rows.map((row) => {
          const value = row[sort];
          if (value === null) return Number.NEGATIVE_INFINITY;
          if (sort === 'total') return Number(value);
          return typeof value === 'string' ? value.toLowerCase() : (value as number);
        });
        const compared = shown.map((value) =>
          value === Number.NEGATIVE_INFINITY && sort !== 'total' ? '' : value,
        );
        const sorted = [...compared].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(compared).toEqual(direction === 'asc' ? sorted : sorted.reverse());
      });
    });
  },
);

describe('pages', () => {
  test('LST-022 LST-023 LST-024: ten rows of page 1, the last updated first, without a word', async () => {
    const page = await list('');
    expect(page.data).toHaveLength(10);
    expect(page.meta).toMatchObject({
      current_page: 1,
      per_page: 10,
      total: 43,
      last_page: 5,
      more_than: null,
    });
    expect(ids(page)).toEqual(ids(await list('sort=updated_at&direction=desc')));
  });

  test('the archived view is sorted by when its rows came there', async () => {
    expect(ids(await list('show=archived'))).toEqual(
      ids(await list('show=archived&sort=deleted_at&direction=desc')),
    );
  });

  test('backward past the first row shows a whole first page', async () => {
    const first = await list('per_page=10');
    const second = await list(`per_page=10&current_page=2&after=${first.meta.next}`);
    const sixth = second.data[5]!;
    const fromSixth = await list(`per_page=5&current_page=4&after=${first.meta.next}`);
    expect(fromSixth.data).toHaveLength(5);
    const wide = await list(`per_page=30&before=${fromSixth.meta.previous}`);
    expect(ids(wide)).toEqual(ids(await list('per_page=30')));
    expect(wide.meta).toMatchObject({ current_page: 1, previous: null });
    expect(ids(wide)).toContain(sixth.id);
  });

  test('a page after the last is empty, and says how many there are', async () => {
    const page = await list('current_page=99');
    expect(page.data).toEqual([]);
    expect(page.meta).toMatchObject({ total: 43, last_page: 5, next: null });
  });

  test('the farthest page that can be asked for is empty too', async () => {
    const page = await list('current_page=100000000&per_page=500');
    expect(page.data).toEqual([]);
  });

  test('LST-027 LST-028: page sizes up to 500', async () => {
    for (const size of [10, 30, 50, 100, 200, 500]) {
      expect((await list(`per_page=${size}`)).data).toHaveLength(Math.min(size, 43));
    }
    expect((await person.call('GET', '/customs-declarations?per_page=501')).status).toBe(422);
    expect((await person.call('GET', '/customs-declarations?per_page=0')).status).toBe(422);
  });

  test.each([
    ['sort=document', 'sort'],
    ['sort=deleted_at', 'sort'],
    ['keyletter=AB', 'keyletter'],
    ['statuses[]=unheard', 'statuses'],
    ['from=2026-02-30', 'from'],
    ['from=30-01-2026', 'from'],
    ['assignee=me', 'assignee'],
    ['after=nonsense', 'after'],
    [`after=${Buffer.from('["updated_at","2026-13-01 00:00:00+00",1]').toString('base64url')}`, 'after'],
    [`after=${Buffer.from('["updated_at","0000-01-01 00:00:00+00",1]').toString('base64url')}`, 'after'],
    [`after=${Buffer.from('["updated_at","now",1]').toString('base64url')}`, 'after'],
    [`after=${Buffer.from('["lrn","x",1]').toString('base64url')}`, 'after'],
    [`after=${Buffer.from('["created_at","2026-03-01 00:00:00+00",1]').toString('base64url')}`, 'after'],
    [`sort=items&before=${Buffer.from('["items","99999999999",1]').toString('base64url')}`, 'before'],
    [`sort=total&after=${Buffer.from('["total","NaN",1]').toString('base64url')}`, 'after'],
    ['show=everything', 'show'],
    [`keyword=${'x'.repeat(51)}`, 'keyword'],
  ])('%s is refused with its place', async (query, place) => {
    const { status, body } = await person.call('GET', `/customs-declarations?${query}`);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(place);
  });
});

describe('rows', () => {
  test('LST-064: every column, id, status, state and an unread flag', async () => {
    const {
      data: [row],
    } = await whole('keyword=LRN0000018');
    for (const { name, currency } of listScreens['customs-declarations'].columns) {
      expect(row, name).toHaveProperty(name);
      if (currency) expect(row).toHaveProperty(currency);
    }
    expect(row).toMatchObject({
      lrn: 'LRN0000018',
      mrn: '26GB00000000142542',
      reference: 'S-ref 18',
      customs_regime: 'import',
      status: 'rejection',
      state: null,
      unread: false,
      unconfirmed: false,
      unsent: null,
      test_environment: 'TT',
      items: 0,
      total: '54.20',
      currency: 'GBP',
      acceptance_date: null,
      company: 'Estuary Forwarding Ltd',
      user: 'Dana Ferry',
      assignee: null,
    });
  });

  test('say whose message waits to leave: the status is what it says once that is posted', async () => {
    const { facts } = await running.db
      .selectFrom('documents')
      .where('lrn', '=', 'LRN0000002')
      .select('facts')
      .executeTakeFirstOrThrow();
    const unsent = async (pending: Partial<DeclarationFacts>) => {
      await running.db
        .updateTable('documents')
        .set({ facts: JSON.stringify({ ...facts, ...pending }) })
        .where('lrn', '=', 'LRN0000002')
        .execute();
      return (await whole('keyword=LRN0000002')).data[0]!.unsent;
    };
    expect(await unsent({ submissionPending: true, waiting: true })).toBe('status');
    expect(await unsent({ amendmentPending: true, waiting: true })).toBe('request_status');
    expect(await unsent({ amendmentPending: true, uploadPending: true, waiting: true })).toBeNull();
    expect(await unsent({ submissionPending: true })).toBeNull();
    expect(await unsent({})).toBeNull();
  });

  test('are called by their own reference, else their UCR', async () => {
    const { data } = await whole('sort=created_at&direction=asc');
    const by = (lrn: string) => data.find((row) => row.lrn === lrn)?.reference;
    expect([by('LRN0000001'), by('LRN0000010'), by('LRN0000035')]).toEqual(['B-ref 1', 'UCR10', '']);
  });
});

describe('filters', () => {
  const every = () => whole('sort=created_at&direction=asc');
  const kept = async (isKept: (row: Row) => boolean) =>
    ids(await every()).filter((id) => isKept(rowsById.get(id)!));
  const rowsById = new Map<number, Row>();
  beforeAll(async () => {
    for (const row of (await every()).data) rowsById.set(row.id, row);
  });
  const found = async (query: string) => ids(await whole(`sort=created_at&direction=asc&${query}`));

  test('LST-004 LST-005: keyletter is the first letter of the reference, in either case', async () => {
    const expected = await kept(({ reference }) => String(reference).startsWith('U'));
    expect(expected.length).toBeGreaterThan(5);
    expect(await found('keyletter=U')).toEqual(expected);
    expect(await found('keyletter=u')).toEqual(expected);
    expect(await found('keyletter=Z')).toEqual(
      await kept(({ reference }) => String(reference).startsWith('Z')),
    );
  });

  test('LST-004: a name stands under the letter a person looks for it by, whatever marks or blanks it begins with', async () => {
    const names = [
      'Émile',
      ' Elbe',
      '\u00a0\tEms',
      '"Eider"',
      '(e) Elster',
      'Ørsted',
      'łódź',
      'Æther',
      'Çay',
      '7 Elms',
    ];
    await insertDeclarations(running.db, {
      company: await companyOf(running.db, editor),
      count: names.length,
      from: 301,
    });
    for (const [at, internal_id] of names.entries()) {
      const lrn = `LRN0000${301 + at}`;
      await running.db
        .updateTable('documents')
        .set({ reference: internal_id })
        .where('lrn', '=', lrn)
        .execute();
    }
    const under = async (letter: string) => {
      const { data } = await list(
        `sort=created_at&direction=asc&per_page=100&keyletter=${letter}&keyword=LRN00003`,
        as(editor),
      );
      return data.map(({ reference }) => reference);
    };
    expect(await under('E')).toEqual(['Émile', ' Elbe', '\u00a0\tEms', '"Eider"', '(e) Elster']);
    expect(await under('O')).toEqual(['Ørsted']);
    expect(await under('L')).toEqual(['łódź']);
    expect(await under('A')).toEqual(['Æther']);
    expect(await under('C')).toEqual(['Çay']);
    await running.db.deleteFrom('documents').where('lrn', 'like', 'LRN00003__').execute();
  });

  test('LST-051: a keyword stands anywhere in reference, UCR, LRN or MRN; a short one at the beginning of a word', async () => {
    expect(await found('keyword=-ref%204')).toEqual(
      await kept(({ reference }) => String(reference).includes('-ref 4')),
    );
    expect(await found('keyword=0000018')).toHaveLength(1);
    // UCR10 is that of every eleventh; every seventh has none.
    expect((await whole('keyword=%20ucr10%20')).data.map(({ lrn }) => lrn).sort()).toEqual([
      'LRN0000010',
      'LRN0000032',
      'LRN0000043',
    ]);
    expect(await found('keyword=s-')).toEqual(
      await kept(({ reference }) => String(reference).startsWith('S-')),
    );
    expect(await found('keyword=ef')).toEqual([]);
    expect(await found('keyword=LRN%25018')).toEqual([]);
    expect(await found('keyword=%25')).toEqual([]);
    expect(await found('keyword=_ref')).toEqual([]);
    expect(await found('keyword=%00')).toEqual(ids(await every()));
  });

  test('LST-054: statuses[], one or several', async () => {
    expect(await found('statuses[]=draft')).toEqual(await kept(({ status }) => status === 'draft'));
    expect(await found('statuses[]=draft&statuses[]=cleared')).toEqual(
      await kept(({ status }) => status === 'draft' || status === 'cleared'),
    );
  });

  test('LST-053: doc_type is import or export', async () => {
    expect(await found('doc_type=export')).toEqual(await kept((row) => row.customs_regime === 'export'));
  });

  test('LST-052: from and to are days of the United Kingdom, both included', async () => {
    const at = async (lrn: string, updated_at: string) =>
      await running.db
        .updateTable('documents')
        .set({ updated_at: new Date(updated_at) })
        .where('lrn', '=', lrn)
        .execute();
    await at('LRN0000021', '2027-06-30T22:59:59.999Z');
    await at('LRN0000022', '2027-06-30T23:00:00Z');
    await at('LRN0000023', '2027-07-01T22:59:59Z');
    await at('LRN0000024', '2027-07-01T23:00:00Z');
    const on = async (query: string) => lrns(await whole(`sort=created_at&direction=asc&${query}`));
    expect(await on('from=2027-07-01&to=2027-07-01')).toEqual(['LRN0000022', 'LRN0000023']);
    expect(await on('from=2027-07-02')).toEqual(['LRN0000024']);
    expect(await on('from=2027-01-01&to=2027-06-30')).toEqual(['LRN0000021']);
    expect(await on('to=2000-01-01')).toEqual([]);
  });

  test('several filters hold together, on every page', async () => {
    const query =
      'statuses[]=draft&statuses[]=control&doc_type=import&keyword=lrn&keyletter=U&per_page=1&sort=lrn&direction=asc';
    const first = await list(query);
    const expected = await kept(
      (row) =>
        ['draft', 'control'].includes(String(row.status)) &&
        row.customs_regime === 'import' &&
        String(row.reference).startsWith('U'),
    );
    expect(first.meta.total).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(1);
    const second = await list(`${query}&current_page=2&after=${first.meta.next}`);
    expect([...ids(first), ...ids(second)]).toEqual(expected.slice(0, 2));
  });

  test('LST-042 LST-060: active and archived rows stand in views of their own', async () => {
    expect(lrns(await whole('show=archived&sort=lrn&direction=asc'))).toEqual([
      'LRN0000003',
      'LRN0000005',
      'LRN0000008',
      'LRN0000013',
    ]);
    expect((await list('show=active&keyword=LRN0000008')).meta.total).toBe(0);
  });
});

describe('who sees what (LST-057)', () => {
  const companies = async (email: string, query = '') =>
    new Set((await whole(query, as(email))).data.map(({ company }) => company));

  test('own company, that and the partner’s, or every one', async () => {
    expect(await companies(demo)).toEqual(new Set(['Estuary Forwarding Ltd']));
    expect(await companies(other)).toEqual(new Set(['Saltmarsh Trading Ltd']));
    expect(await companies(editor)).toEqual(new Set());
    expect(await companies(partner)).toEqual(new Set(['Estuary Forwarding Ltd', 'Harbour Partners']));
    expect(await companies(admin)).toEqual(
      new Set(['Estuary Forwarding Ltd', 'Harbour Partners', 'Saltmarsh Trading Ltd']),
    );
  });

  test('a company or partner narrows that, and never widens it', async () => {
    const saltmarsh = await companyOf(running.db, other);
    const estuary = await companyOf(running.db, demo);
    const { id } = await running.db.selectFrom('partners').select('id').executeTakeFirstOrThrow();
    expect(await companies(admin, `company=${saltmarsh}`)).toEqual(new Set(['Saltmarsh Trading Ltd']));
    expect(await companies(admin, `partner=${id}`)).toEqual(new Set(['Estuary Forwarding Ltd']));
    expect(await companies(admin, `partner=${id}&company=${saltmarsh}`)).toEqual(new Set());
    expect(await companies(partner, `company=${estuary}`)).toEqual(new Set(['Estuary Forwarding Ltd']));
    expect(await companies(partner, `company=${saltmarsh}`)).toEqual(new Set());
    expect(await companies(demo, `company=${saltmarsh}`)).toEqual(new Set());
    expect(await companies(demo, `partner=${id}`)).toEqual(new Set(['Estuary Forwarding Ltd']));
  });

  test('LST-055, LST-056: of companies with a plan, however it is spelled, and of active or blocked ones', async () => {
    const plans = await running.db.selectFrom('companies').select(['name', 'plan']).execute();
    const { name, plan } = plans.find((company) => company.name === 'Saltmarsh Trading Ltd')!;
    const slug = plan.toLowerCase().replaceAll(/[ _]/g, '-');
    expect((await companies(admin, `plan=${slug}`)).has(name)).toBe(true);
    await running.db
      .updateTable('companies')
      .set({ plan: 'Import_Guide' })
      .where('name', '=', name)
      .execute();
    expect(await companies(admin, 'plan=import-guide')).toEqual(new Set([name]));
    expect(await companies(admin, 'plan=international-trade-guide')).toEqual(new Set());
    await running.db.updateTable('companies').set({ plan }).where('name', '=', name).execute();
    expect((await companies(admin, 'state=1')).has(name)).toBe(true);
    await running.db.updateTable('companies').set({ state: 0 }).where('name', '=', name).execute();
    expect(await companies(admin, 'state=0')).toEqual(new Set([name]));
    expect((await companies(admin, 'state=1')).has(name)).toBe(false);
    // Nobody sees more by it than without.
    expect(await companies(partner, 'state=0')).toEqual(new Set());
    await running.db.updateTable('companies').set({ state: 1 }).where('name', '=', name).execute();
    expect((await as(admin).call('GET', '/customs-declarations?plan=none')).status).toBe(422);
  });

  test('nobody without a session', async () => {
    const answer = await fetch(`${running.server.address}/api/customs-declarations`);
    expect(answer.status).toBe(401);
  });
});

describe('assignees (LST-058, LST-061, LST-062, API-066)', () => {
  test('a row tells its assignee with second name and whether they left; it can be filtered by', async () => {
    const colleague = await running.db
      .updateTable('users')
      .set({ second_name: 'Reachwell' })
      .where('email', '=', 'colleague@tidewaiter.example')
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await person.call('POST', '/customs-declarations', {
      internal_id: 'ASSIGNED',
      assignee_id: colleague.id,
    });
    const assigned = await list(`assignee=${colleague.id}`);
    expect(ids(assigned)).toEqual([body.data.id]);
    expect(assigned.data[0]).toMatchObject({
      assignee: { id: colleague.id, name: 'Colin Reach', second_name: 'Reachwell', deleted_at: null },
    });
    await running.db
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('id', '=', colleague.id)
      .execute();
    const [row] = (await list(`assignee=${colleague.id}`)).data;
    expect(row).toMatchObject({ assignee: { deleted_at: expect.any(String) } });
    const { data: everyone } = await whole('');
    const { data: nobodys } = await whole('assignee=none');
    expect(nobodys.map(({ id }) => id)).toEqual(
      everyone.filter(({ assignee }) => assignee === null).map(({ id }) => id),
    );
    expect(nobodys).toHaveLength(everyone.length - 1);
    expect((await person.call('GET', '/customs-declarations?customer=none')).status).toBe(422);
    const { data } = (await person.call('GET', '/document-assignees')).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Dana Ferry', 'Colin Reach']);
    await running.db.updateTable('users').set({ deleted_at: null }).where('id', '=', colleague.id).execute();
  });

  test('a number of somebody of another company, or of nobody, names nobody', async () => {
    const stranger = await running.db
      .selectFrom('users')
      .where('email', '=', other)
      .select('id')
      .executeTakeFirstOrThrow();
    for (const assignee_id of [stranger.id, 987_654_321_987, 1e300]) {
      const { status, body } = await person.call('POST', '/customs-declarations', {
        internal_id: 'NOBODY',
        assignee_id,
      });
      expect(status).toBe(201);
      const [row] = (await list('keyword=nobody')).data.filter(({ id }) => id === body.data.id);
      expect(row?.assignee).toBeNull();
    }
  });

  test('are found by words of their names, within reach', async () => {
    const names = async (email: string, query = '') =>
      (await as(email).call('GET', `/document-assignees?${query}`)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names(demo, 'keyword=REACHW')).toEqual(['Colin Reach']);
    expect(await names(other)).toEqual(['Olga Marsh']);
    expect(await names(partner)).toEqual(['Colin Reach', 'Dana Ferry', 'Pat Harbour']);
    expect(await names(admin)).toHaveLength(6);
    expect(await names(admin, 'per_page=2')).toHaveLength(2);
  });

  test('companies and partners to choose from are those within reach', async () => {
    const names = async (path: string, email: string) =>
      (await as(email).call('GET', path)).body.data.map(({ name }: { name: string }) => name);
    expect(await names('/list-companies', partner)).toEqual(['Estuary Forwarding Ltd', 'Harbour Partners']);
    expect(await names('/list-companies?keyword=salt', admin)).toEqual(['Saltmarsh Trading Ltd']);
    expect(await names('/list-companies', demo)).toEqual(['Estuary Forwarding Ltd']);
    expect(await names('/list-partners', admin)).toEqual(['Harbour Partners']);
    expect(await names('/list-partners', other)).toEqual([]);
  });
});

describe('customers (CUS-003)', () => {
  const keep = async (by: Person, family: string, template_name: string): Promise<number> =>
    (await by.call('POST', `/templates/${family}`, { template_name })).body.data.id;
  const declare = async (by: Person, lrn: string, customer_id: number): Promise<number> =>
    (await by.call('POST', '/customs-declarations', { transaction_ref: lrn, customer_id })).body.data.id;
  const choices = async (by: Person, query = '') =>
    (await by.call('GET', `/list-customers?${query}`)).body.data.map(({ name }: { name: string }) => name);

  test('a row and the declaration tell who it is made for by name, and the list can be filtered by it', async () => {
    const customer = await keep(person, 'consignee', 'Our customer Ltd');
    const id = await declare(person, 'CUSTOMER-1', customer);
    const [row, ...others] = (await list(`customer=${customer}`)).data;
    expect([row?.id, row?.customer, others]).toEqual([id, 'Our customer Ltd', []]);
    const read = async (by = person) => (await by.call('GET', `/customs-declarations/${id}`)).body.data;
    expect((await read()).customer).toEqual({ id: customer, name: 'Our customer Ltd' });
    // Whoever may read the declaration knows who it is for.
    expect((await read(as(admin))).customer).toEqual({ id: customer, name: 'Our customer Ltd' });
    const { revision } = await read();
    const patches = [{ op: 'set', path: ['customer_id'] }];
    await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches });
    expect((await read()).customer).toBeNull();
    expect((await list(`customer=${customer}`)).data).toEqual([]);
  });

  test('a number of a kept party of another company, or of none, names nobody', async () => {
    const theirs = await keep(as(other), 'consignee', 'Secret customer Ltd');
    for (const customer of [theirs, 987_654_321_987, 1e300]) {
      const id = await declare(person, 'CUSTOMER-2', customer);
      const { data } = await whole('keyword=customer-2');
      expect(data.find((row) => row.id === id)?.customer).toBeNull();
      expect((await person.call('GET', `/customs-declarations/${id}`)).body.data.customer).toBeNull();
    }
  });

  test('a partner who chose an own one sees it; whose declaration it is does not', async () => {
    const customer = await keep(as(partner), 'exporter', 'Partner’s customer');
    const id = await declare(person, 'CUSTOMER-3', customer);
    const nameFor = async (by: Person) =>
      (await whole('keyword=customer-3', by)).data.find((row) => row.id === id)?.customer;
    expect(await nameFor(as(partner))).toBe('Partner’s customer');
    expect(await nameFor(person)).toBeNull();
  });

  test('to choose from are those of the companies whose declarations are in reach, and of no other', async () => {
    expect(await choices(as(partner))).toEqual(['Our customer Ltd', 'Partner’s customer']);
    expect(await choices(as(partner), 'keyword=our')).toEqual(['Our customer Ltd']);
    expect(await choices(as(admin))).toEqual([
      'Our customer Ltd',
      'Partner’s customer',
      'Secret customer Ltd',
    ]);
    expect(await choices(person)).toEqual(['Our customer Ltd']);
  });

  test('to choose from are, for people of one company, its own, by words of their names or number; buyers and such are none', async () => {
    const exporter = await keep(person, 'exporter', 'Zenith 100% Exports');
    await keep(person, 'buyer', 'A buyer of theirs');
    expect(await choices(person)).toEqual(['Our customer Ltd', 'Zenith 100% Exports']);
    expect(await choices(person, 'keyword=ZENITH')).toEqual(['Zenith 100% Exports']);
    expect(await choices(person, 'keyword=0%25%20e')).toEqual(['Zenith 100% Exports']);
    expect(await choices(person, `id=${exporter}`)).toEqual(['Zenith 100% Exports']);
    expect(await choices(as(other), `id=${exporter}`)).toEqual([]);
    expect(await choices(as(other))).toEqual(['Secret customer Ltd']);
  });

  test('declarations made before lists told of customers are told of too, whatever their texts say', async () => {
    const customer = await keep(person, 'consignee', 'An earlier customer');
    const id = await declare(person, 'CUSTOMER-4', customer);
    const { body } = await person.call('POST', '/customs-declarations', {
      transaction_ref: 'CUSTOMER-5',
      invoice_number: `"customer_id":${customer},\0`,
    });
    await sql`alter table documents drop column customer_id`.execute(running.db);
    await migrateAsThen(running.db, customersOfDeclarations);
    expect(ids(await list(`customer=${customer}`))).toEqual([id]);
    expect((await person.call('GET', `/customs-declarations/${body.data.id}`)).body.data.customer).toBeNull();
  });
});

test('whatever stands in the query of a list is a value and no part of the statement: nothing is found by it, or it is refused', async () => {
  const { filters } = listScreens['customs-declarations'];
  const parts = filters.flatMap(({ param, until, kind }) =>
    until === undefined ? [kind === 'many' ? `${param}[]` : param] : [param, until],
  );
  const names = ['keyletter', 'show', 'sort', 'direction', 'after', 'before', 'current_page', ...parts];
  const total = async (keyword: string) => (await list(`keyword=${encodeURIComponent(keyword)}`)).meta.total;
  expect(await total('')).toBeGreaterThan(3);
  for (const value of ["' or '1'='1", "x') or true --", "'; drop table documents; --", '"', '$1', '\\']) {
    expect(await total(value), value).toBe(0);
    for (const name of names) {
      const query = new URLSearchParams({ [name]: value });
      expect((await person.call('GET', `/customs-declarations?${query}`)).status, `${query}`).toBe(422);
    }
  }
});
