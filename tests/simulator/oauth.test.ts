import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';
import { standardImport } from './standard-import.ts';

const redirectUri = 'http://localhost:8000/authorize/hmrc';
const hour = 60 * 60 * 1000;

describe('the authorisation server', () => {
  let rehearsal: Rehearsal;
  let now = new Date('2026-11-21T08:00:00Z');
  beforeAll(async () => {
    rehearsal = await startRehearsal({
      clock: () => now,
      accessToken: 'the-fixed-token',
      switches: { oauth: 'on' },
    });
  });
  afterAll(() => rehearsal.close());

  const asking = (changes: Record<string, string | undefined> = {}) => {
    const all = {
      response_type: 'code',
      client_id: 'simulator-client',
      scope: 'write:customs-declaration',
      state: 'state-of-the-test',
      redirect_uri: redirectUri,
      ...changes,
    };
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `${rehearsal.simulator.address}/oauth/authorize?${new URLSearchParams(given)}`;
  };

  async function decide(decision: string, changes: Record<string, string | undefined> = {}) {
    const answer = await fetch(asking(changes), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision }),
    });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location')!);
  }

  const newCode = async (changes: Record<string, string | undefined> = {}) =>
    (await decide('grant', changes)).searchParams.get('code')!;

  async function token(form: Record<string, string | undefined>) {
    const all = { client_id: 'simulator-client', client_secret: 'simulator-secret', ...form };
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const answer = await fetch(`${rehearsal.simulator.address}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams(given),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  }

  const exchange = (code: string, changes: Record<string, string | undefined> = {}) =>
    token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...changes });

  const sendWith = async (bearer: string | undefined) => {
    const answer = await rehearsal.send(standardImport(), { authorization: `Bearer ${bearer}` });
    return `${answer.status} ${/<code>(\w+)<\/code>/.exec(await answer.text())?.[1] ?? ''}`.trim();
  };

  it('asks the user, names application and scope, and runs no script', async () => {
    const answer = await fetch(asking());
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('simulator-client');
    expect(page).toContain('write:customs-declaration');
  });

  it('sends the user back with a code and the state, and the token lets a declaration in', async () => {
    const target = await decide('grant');
    expect(target.href).toMatch(/^http:\/\/localhost:8000\/authorize\/hmrc\?/);
    expect(target.searchParams.get('state')).toBe('state-of-the-test');
    const { status, body } = await exchange(target.searchParams.get('code')!);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 14_400,
      scope: 'write:customs-declaration',
    });
    expect(await sendWith(body.access_token)).toBe('202');
  });

  it('lets in neither the fixed token nor an unknown one while OAuth is demanded', async () => {
    expect(await sendWith('the-fixed-token')).toBe('401 UNAUTHORIZED');
    expect(await sendWith('anything')).toBe('401 UNAUTHORIZED');
  });

  it('tells the application that the user did not agree', async () => {
    const { searchParams } = await decide('deny');
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'user denied the authorization',
      error_code: 'USER_DENIED_AUTHORIZATION',
      state: 'state-of-the-test',
    });
  });

  it.each([
    ['client_id is invalid', { client_id: 'another' }],
    ['redirect_uri is invalid', { redirect_uri: 'https://elsewhere.example/' }],
    ['redirect_uri is invalid', { redirect_uri: 'http://localhost.elsewhere.example/' }],
    ['redirect_uri is invalid', { redirect_uri: undefined }],
  ])('refuses on its own page, sending no one anywhere: %s', async (reason, changes) => {
    const answer = await fetch(asking(changes), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain(reason);
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_scope', { scope: 'write:everything' }],
    ['invalid_scope', { scope: undefined }],
    ['invalid_request', { code_challenge: 'plain', code_challenge_method: 'plain' }],
  ])('sends back %s', async (error, changes) => {
    const answer = await fetch(asking(changes), { redirect: 'manual' });
    const target = new URL(answer.headers.get('location')!);
    expect([target.searchParams.get('error'), target.searchParams.get('state')]).toEqual([
      error,
      'state-of-the-test',
    ]);
  });

  it.each<[status: number, error: string, description: string, form: Record<string, string | undefined>]>([
    [400, 'invalid_request', 'grant_type is required', {}],
    [400, 'unsupported_grant_type', 'grant_type is invalid', { grant_type: 'password' }],
    [
      400,
      'invalid_request',
      'client_id is required',
      { grant_type: 'client_credentials', client_id: undefined },
    ],
    [
      401,
      'invalid_client',
      'invalid client id or secret',
      { grant_type: 'client_credentials', client_secret: 'wrong' },
    ],
    [
      401,
      'invalid_client',
      'invalid client id or secret',
      { grant_type: 'client_credentials', client_id: 'another' },
    ],
    [400, 'invalid_request', 'code is required', { grant_type: 'authorization_code' }],
    [
      400,
      'invalid_grant',
      'code is invalid',
      { grant_type: 'authorization_code', code: 'x', redirect_uri: redirectUri },
    ],
    [400, 'invalid_request', 'refresh_token is required', { grant_type: 'refresh_token' }],
    [400, 'invalid_grant', 'refresh_token is invalid', { grant_type: 'refresh_token', refresh_token: 'x' }],
    [
      400,
      'invalid_scope',
      'scope is invalid',
      { grant_type: 'client_credentials', scope: 'write:everything' },
    ],
  ])('the token endpoint answers %i %s: %s', async (status, error, description, form) => {
    expect(await token(form)).toEqual({ status, body: { error, error_description: description } });
  });

  it('takes a code once; shown again, what was granted on it ends', async () => {
    const code = await newCode();
    const { body } = await exchange(code);
    expect(await sendWith(body.access_token)).toBe('202');
    expect((await exchange(code)).body.error_description).toBe('code is invalid');
    expect(await sendWith(body.access_token)).toBe('401 UNAUTHORIZED');
    expect((await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token })).status).toBe(
      400,
    );
  });

  it('takes a code within ten minutes only, and with the address it was asked for', async () => {
    const late = await newCode();
    const elsewhere = await exchange(await newCode(), { redirect_uri: 'http://localhost:1/' });
    expect(elsewhere.body).toEqual({
      error: 'invalid_grant',
      error_description: 'redirect_uri is invalid',
    });
    now = new Date(now.getTime() + 10 * 60_000);
    expect((await exchange(late)).body.error_description).toBe('code is invalid');
  });

  it('checks the verifier of a code challenge', async () => {
    const challenge = createHash('sha256').update('the-verifier').digest('base64url');
    const asked = { code_challenge: challenge, code_challenge_method: 'S256' };
    const wrong = await exchange(await newCode(asked), { code_verifier: 'another' });
    expect(wrong.body.error_description).toBe('code_verifier is invalid');
    expect((await exchange(await newCode(asked), { code_verifier: 'the-verifier' })).status).toBe(200);
  });

  it('a token ends after four hours; a refresh token works once and gives the next', async () => {
    const { body } = await exchange(await newCode());
    now = new Date(now.getTime() + 4 * hour - 1);
    expect(await sendWith(body.access_token)).toBe('202');
    now = new Date(now.getTime() + 1);
    expect(await sendWith(body.access_token)).toBe('401 UNAUTHORIZED');
    const refreshed = await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token });
    expect(await sendWith(refreshed.body.access_token)).toBe('202');
    expect((await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token })).status).toBe(
      400,
    );
    expect(
      (await token({ grant_type: 'refresh_token', refresh_token: refreshed.body.refresh_token })).status,
    ).toBe(200);
  });

  it('authority ends after 18 months, however often it was refreshed', async () => {
    let { body } = await exchange(await newCode());
    now = new Date(now.getTime() + 547 * 24 * hour);
    ({ body } = await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token }));
    expect(body.access_token).toBeDefined();
    now = new Date(now.getTime() + 24 * hour);
    const late = await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token });
    expect(late).toEqual({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'refresh_token is invalid' },
    });
  });

  it('ends all that users granted when it is taken back, and nothing else', async () => {
    const { body } = await exchange(await newCode());
    const application = await token({ grant_type: 'client_credentials' });
    const end = (headers: Record<string, string> = {}) =>
      fetch(`${rehearsal.simulator.address}/simulator/authority/end`, {
        method: 'POST',
        headers,
        redirect: 'manual',
      });
    expect((await end({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await sendWith(body.access_token)).toBe('202');
    expect((await end()).status).toBe(303);
    expect(await sendWith(body.access_token)).toBe('401 UNAUTHORIZED');
    const refreshed = await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token });
    expect(refreshed.body.error).toBe('invalid_grant');
    const pulled = await fetch(`${rehearsal.simulator.address}/notifications/unpulled`, {
      headers: {
        accept: 'application/vnd.hmrc.1.0+xml',
        authorization: `Bearer ${application.body.access_token}`,
      },
    });
    expect(pulled.status).toBe(200);
    const next = await exchange(await newCode());
    expect(await sendWith(next.body.access_token)).toBe('202');
  });

  it('lets in a user’s token of the right scope only', async () => {
    const narrow = await exchange(await newCode({ scope: 'write:customs-inventory-linking-exports' }));
    expect(await sendWith(narrow.body.access_token)).toBe('403 INVALID_SCOPE');
    const application = await token({ grant_type: 'client_credentials', scope: 'write:customs-declaration' });
    expect(application.body).not.toHaveProperty('refresh_token');
    expect(await sendWith(application.body.access_token)).toBe('401 INCORRECT_ACCESS_TOKEN_TYPE');
  });
});

it('while OAuth is not demanded, the fixed token and granted ones are let in', async () => {
  const rehearsal = await startRehearsal({ accessToken: 'the-fixed-token' });
  try {
    const send = async (bearer: string) =>
      (await rehearsal.send(standardImport(), { authorization: `Bearer ${bearer}` })).status;
    expect([await send('the-fixed-token'), await send('another')]).toEqual([202, 401]);
  } finally {
    await rehearsal.close();
  }
});
