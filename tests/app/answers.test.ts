import type { InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsAddress } from '../../src/app/addresses.ts';
import { callsOf } from '../../src/app/lists/addresses.ts';
import { kinds } from '../../src/generated/kinds.ts';
import { ofServer } from './answer-mark.ts';

vi.stubGlobal('localStorage', { getItem: () => 'the token', setItem: () => {}, removeItem: () => {} });
const opened: string[] = [];
vi.stubGlobal('window', { open: (address: string) => opened.push(address) });

const { api } = await import('../../src/app/api/client.ts');
const { colleagueCalls } = await import('../../src/app/api/colleagues.ts');
const { companySettingsCalls } = await import('../../src/app/api/company-settings.ts');
const { documentCalls } = await import('../../src/app/api/documents.ts');
const { sendingCalls } = await import('../../src/app/api/sending.ts');
const { openDownload } = await import('../../src/app/api/download.ts');
const { historyOf, revisionsOf } = await import('../../src/app/api/history.ts');
const { readList } = await import('../../src/app/api/lists.ts');
const { listCallParams, readListState } = await import('../../src/app/lists/list-state.ts');
const { recordLists } = await import('../../src/generated/record-lists.ts');
const { readMenu } = await import('../../src/app/api/menu.ts');
const { ownAccountCalls } = await import('../../src/app/api/own-account.ts');
const { ownScreenCalls } = await import('../../src/app/api/own-screens.ts');
const { config, init } = await import('../../src/app/api/session.ts');
const { keptParties } = await import('../../src/app/api/templates.ts');

const asked: InternalAxiosRequestConfig[] = [];
let answer: unknown;
api.defaults.adapter = async (config) => {
  asked.push(config);
  return { data: answer, status: 200, statusText: 'OK', headers: ofServer, config };
};
beforeEach(() => {
  asked.length = 0;
  opened.length = 0;
});

/** Method and address of a call as they go out. */
const wentOut = ({ method, ...call }: InternalAxiosRequestConfig) =>
  `${method?.toUpperCase()} ${api.getUri(call)}`;

const address = callsAddress(kinds['customs-declaration']);
const one = callsAddress(kinds['customs-declaration'], 7);
const calls = { ...documentCalls(address), ...sendingCalls(address) };
const way = { provider: 'HMRC', badge: null, environment: 'TT', description: null, reason: null } as const;
const sending = { id: 7, revision: 1, client: 'c', document: {}, seenFigures: [], way } as const;
const badge = {
  id: 0,
  badge: 'LEE012',
  description: 'Felixstowe',
  csp: 'CNS',
  csp_env: 'TT',
  csp_client_id: 'c',
  csp_client_pass: 'p',
  csp_topic: 't',
} as const;

/** Calls that give what the answer carries, by what goes out. */
const readers: readonly (readonly [address: string, read: () => Promise<unknown>])[] = [
  ['GET /api/init', init],
  ['GET /api/config', config],
  ['GET /api/account/profile', ownAccountCalls.profile],
  ['PUT /api/account/profile', () => ownAccountCalls.saveProfile({}, undefined)],
  ['GET /api/account/myCompany', ownAccountCalls.company],
  ['GET /api/plans', ownAccountCalls.plans],
  ['GET /api/user-security/mfa', ownAccountCalls.multiFactor],
  ['POST /api/user-security/mfa', () => ownAccountCalls.toggleMultiFactor({ secretCode: '123456' })],
  ['POST /api/user-security/password', () => ownAccountCalls.askForPassword({})],
  ['GET /api/user-activities', ownAccountCalls.activities],
  ['GET /api/user-settings', ownScreenCalls.settings],
  ['GET /api/user-settings/5/default-transaction-tabs/invoice', () => ownScreenCalls.tabs(5, 'invoice')],
  ['POST /api/account/viewed', () => ownScreenCalls.viewed(8)],
  ['GET /api/reports/performance', ownScreenCalls.performance],
  ['GET /api/statistic/activity', ownScreenCalls.activity],
  ['GET /api/transaction-statuses', companySettingsCalls.statuses],
  ['POST /api/transaction-statuses', () => companySettingsCalls.createStatuses([])],
  ['PUT /api/transaction-statuses', () => companySettingsCalls.changeStatuses([])],
  ['GET /api/badges/3', () => companySettingsCalls.badges(3)],
  ['POST /api/badges', () => companySettingsCalls.createBadge(badge)],
  ['GET /api/clients/4', () => colleagueCalls.read(4)],
  ['GET /api/customs-declarations/7', () => calls.get(7)],
  ['POST /api/customs-declarations', () => calls.create({}, 'key')],
  ['POST /api/customs-declarations/7/copy', () => calls.copy(7, [], 'key')],
  ['POST /api/customs-declarations/send', () => calls.send(sending)],
  ['POST /api/customs-declarations/7/send-xml', () => calls.ask(7, { type: 'nil', provider: 'HMRC' })],
  ['GET /api/customs-declarations/7/notifications', async () => (await calls.timeline(7)).entries],
  ['GET /api/customs-declarations/7/history', async () => (await historyOf(one)).history],
  ['GET /api/customs-declarations/7/revisions', async () => (await revisionsOf(one)).revisions],
];

describe('an answer', () => {
  it.each(readers)('of %s is read from data, and from nothing beside it (API-010)', async (address, read) => {
    answer = { data: { id: 7, told: 'this' }, id: 99, told: 'not this', meta: {} };
    expect(await read()).toEqual({ id: 7, told: 'this' });
    expect(asked.map(wentOut)).toEqual([address]);
  });

  it.each(readers.filter(([address]) => address.startsWith('GET')))(
    'of %s that lacks what is read is no answer of the server',
    async (_address, read) => {
      for (answer of [{}, { meta: {} }, [], 'ok', null, undefined, 7]) {
        await expect(read()).rejects.toThrow('The server did not answer.');
      }
    },
  );

  it('of a list lacks nothing where it has rows and what is told of them', async () => {
    const lists = [
      () => readList(address, new URLSearchParams()),
      () => keptParties.list('exporter', { keyword: '', page: 1 }, new AbortController().signal),
      () => readList(callsOf({ calls: '/account/employees' }), new URLSearchParams()),
    ];
    for (const read of lists) {
      for (answer of [{}, { data: [] }, { data: {}, meta: {} }, { data: [], meta: null }, []]) {
        await expect(read()).rejects.toThrow('The server did not answer.');
      }
      answer = { data: [], meta: { total: 0, last_page: 1 } };
      await expect(read()).resolves.toBeDefined();
    }
  });

  it('to what was created names its id in data.id (API-011)', async () => {
    answer = { data: { id: 7 }, id: 99 };
    expect((await calls.create({}, 'key')).id).toBe(7);
    expect((await calls.copy(1, [], 'key')).id).toBe(7);
    expect((await companySettingsCalls.createBadge(badge)).id).toBe(7);
    answer = { data: [{ id: 8 }, { id: 6 }], id: 99 };
    const made = await companySettingsCalls.createStatuses([]);
    expect(
      made.map(({ id }) => id),
      'in their order (API-105)',
    ).toEqual([8, 6]);
  });
});

describe('an address', () => {
  it('begins with /api once, of calls and of what a new window opens (API-001, API-009, API-014, D-17)', async () => {
    answer = { data: { token: 'one+two' } };
    await openDownload('/customs-declarations/generate-report', new URLSearchParams({ id: '7' }));
    expect(asked.map(wentOut)).toEqual(['POST /api/download-token']);
    expect(JSON.parse(String(asked[0]?.data))).toEqual({ path: '/api/customs-declarations/generate-report' });
    expect(opened).toEqual(['/api/customs-declarations/generate-report?id=7&token=one%2Btwo']);
  });

  it('of colleagues asks for name ascending, the first page, ten of them, with the keyword (COM-068, COM-069)', async () => {
    answer = { data: [], meta: { total: 0, current_page: 1, last_page: 1 } };
    const screen = recordLists['my-colleagues'];
    const ask = async (address: string) =>
      await readList(
        callsOf(screen),
        listCallParams(screen, readListState(screen, new URLSearchParams(address))),
      );
    await ask('');
    await ask('sort=email&direction=desc&keyword=a+b&current_page=2&per_page=30');
    expect(asked.map(wentOut)).toEqual([
      'GET /api/account/employees?sort=name&direction=asc&per_page=10&show=active&current_page=1',
      'GET /api/account/employees?sort=email&direction=desc&per_page=30&show=active&current_page=2&keyword=a+b',
    ]);
  });

  it('of kept parties asks for the newest first, twenty of a page (API-101)', async () => {
    answer = { data: [], meta: { total: 0, last_page: 1 } };
    await keptParties.list('consignee', { keyword: 'quay', page: 1 }, new AbortController().signal);
    expect(asked.map(wentOut)).toEqual([
      'GET /api/templates/consignee?sort=updated_at&direction=desc&current_page=1&per_page=20&keyword=quay',
    ]);
  });

  it('of the side menu asks for 999 sorted by sort_order (SHL-049, API-236)', async () => {
    answer = { data: [] };
    await readMenu();
    expect(asked.map(wentOut)).toEqual([
      'GET /api/menu/getMenu?per_page=999&sort=sort_order',
      'GET /api/menu/getDynamicMenu?per_page=999&sort=sort_order',
    ]);
  });

  it('of statuses and badges has what is sent in its body: names and states, ids (API-104, API-106, API-107, API-110, API-111, API-112)', async () => {
    const status = { id: 4, name: 'Paid', corresponding_default_status: 'complete' } as const;
    answer = { data: {} };
    const rows = [{ ...status, is_system_default_status: false }];
    await companySettingsCalls.createStatuses(rows);
    await companySettingsCalls.changeStatuses(rows);
    await companySettingsCalls.removeStatuses([4, 5]);
    await companySettingsCalls.createBadge(badge);
    await companySettingsCalls.changeBadges([{ ...badge, id: 6 }]);
    await companySettingsCalls.removeBadges([6]);
    const { id: _, ...named } = status;
    const { id: __, ...fresh } = badge;
    expect(asked.map((call) => [wentOut(call), JSON.parse(String(call.data))])).toEqual([
      ['POST /api/transaction-statuses', [named]],
      ['PUT /api/transaction-statuses', [status]],
      ['DELETE /api/transaction-statuses', [4, 5]],
      ['POST /api/badges', fresh],
      ['PUT /api/badges', [{ ...badge, id: 6 }]],
      ['DELETE /api/badges', [6]],
    ]);
  });
});
