import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';
import { standardImport } from './standard-import.ts';

const day = 24 * 60 * 60 * 1000;

describe('the pull API', () => {
  let rehearsal: Rehearsal;
  let authorization = '';
  let now = new Date('2026-11-21T08:00:00Z');
  beforeAll(async () => {
    rehearsal = await startRehearsal({ clock: () => now, switches: { delivery: 'pull', oauth: 'on' } });
    const { address } = rehearsal.simulator;
    const form = {
      grant_type: 'client_credentials',
      client_id: 'simulator-client',
      client_secret: 'simulator-secret',
    };
    const answer = await fetch(`${address}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
    authorization = `Bearer ${((await answer.json()) as { access_token: string }).access_token}`;
  });
  afterAll(() => rehearsal.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${rehearsal.simulator.address}${path}`, {
      headers: { accept: 'application/vnd.hmrc.1.0+xml', authorization, ...headers },
    });

  /** Sends an import and waits until its four notifications are there to be pulled. */
  async function sent(): Promise<string> {
    const answer = await fetch(`${rehearsal.simulator.address}/simulator/switches`, {
      method: 'POST',
      body: '{"oauth":"off"}',
    });
    expect(answer.status).toBe(200);
    const taken = await rehearsal.send(standardImport(), { 'x-badge-identifier': 'BADGE12' });
    expect(taken.status).toBe(202);
    const on = { method: 'POST', body: '{"oauth":"on"}' };
    await fetch(`${rehearsal.simulator.address}/simulator/switches`, on);
    const conversation = taken.headers.get('x-conversation-id')!;
    await expect
      .poll(async () => (await hrefs(`/notifications/conversationId/${conversation}`)).length)
      .toBe(4);
    return conversation;
  }

  async function hrefs(path: string): Promise<string[]> {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=UTF-8');
    return [...(await answer.text()).matchAll(/<link rel="notification" href="([^"]+)"\/>/g)].map(
      (match) => match[1]!,
    );
  }

  async function refusal(path: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await get(path, headers);
    const body = await answer.text();
    return `${answer.status} ${/<code>(.*?)<\/code><message>(.*?)<\/message>/.exec(body)?.slice(1).join(': ')}`;
  }

  it('lists, moves from unpulled to pulled when read, and reads again as pulled', async () => {
    const conversation = await sent();
    const of = `/notifications/conversationId/${conversation}`;
    const unpulled = await hrefs(`${of}/unpulled`);
    expect(unpulled).toHaveLength(4);
    expect(await hrefs('/notifications/unpulled')).toEqual(unpulled);
    const first = await get(unpulled[0]!);
    expect(first.headers.get('x-conversation-id')).toBe(conversation);
    expect(first.headers.get('x-badge-identifier')).toBe('BADGE12');
    const body = await first.text();
    expect(body).toContain('<resp:FunctionCode>01</resp:FunctionCode>');
    const asPulled = unpulled[0]!.replace('unpulled', 'pulled');
    expect(await hrefs(`${of}/pulled`)).toEqual([asPulled]);
    expect(await hrefs(of)).toEqual([asPulled, ...unpulled.slice(1)]);
    expect(await (await get(asPulled)).text()).toBe(body);
    expect(await refusal(unpulled[0]!)).toBe('400 BAD_REQUEST: Notification has been pulled');
    expect(await refusal(unpulled[1]!.replace('unpulled', 'pulled'))).toBe(
      '400 BAD_REQUEST: Notification is unpulled',
    );
  });

  it('writes the lists in the published form', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const of = `/notifications/conversationId/${id}`;
    expect(await (await get(of)).text()).toBe(
      `<resource href="${of}/"><link rel="self" href="${of}"/></resource>`,
    );
    expect(await (await get(`${of}/pulled`)).text()).toBe(
      `<resource href="${of}/pulled/"><link rel="self" href="${of}/pulled/"/></resource>`,
    );
  });

  it('answers 404 to what is not there, and pushes nothing', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const path of [`unpulled/${id}`, `pulled/${id}`, 'unpulled/no-id', 'elsewhere'])
      expect(await refusal(`/notifications/${path}`)).toBe('404 NOT_FOUND: Resource was not found');
    expect(rehearsal.pushes).toEqual([]);
  });

  it('wants GET, its Accept header and a token of the application', async () => {
    expect(await refusal('/notifications/unpulled', { accept: 'application/xml' })).toMatch(/^406 ACCEPT/);
    expect(await refusal('/notifications/unpulled', { authorization: 'Bearer x' })).toMatch(
      /^401 UNAUTHORIZED/,
    );
    const post = await fetch(`${rehearsal.simulator.address}/notifications/unpulled`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('keeps a notification 14 days', async () => {
    const conversation = await sent();
    now = new Date(now.getTime() + 14 * day);
    authorization = 'Bearer any';
    const off = { method: 'POST', body: '{"oauth":"off"}' };
    await fetch(`${rehearsal.simulator.address}/simulator/switches`, off);
    expect(await hrefs(`/notifications/conversationId/${conversation}`)).toHaveLength(4);
    now = new Date(now.getTime() + 1);
    expect(await hrefs(`/notifications/conversationId/${conversation}`)).toEqual([]);
  });
});
