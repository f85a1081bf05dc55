import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';
import { standardImport } from './standard-import.ts';

const uploadPath = '/customs/declarations/file-upload';
const asking =
  '<FileUploadRequest xmlns="hmrc:fileupload"><DeclarationID>26GB00000000000017</DeclarationID><FileGroupSize>1</FileGroupSize><Files><File><FileSequenceNo>1</FileSequenceNo></File></Files></FileUploadRequest>';
const badge = { 'x-badge-identifier': 'BADGE12' };
const submitter = { 'x-submitter-identifier': 'GB123456789000' };
const eori = { 'x-eori-identifier': 'GB123456789000' };
const missing = 'Both X-Submitter-Identifier and X-Badge-Identifier are missing';
const wrongBadge = 'X-Badge-Identifier header is missing or invalid';
const wrongSubmitter = 'X-Submitter-Identifier header is invalid';
const wrongEori = 'X-EORI-Identifier header is missing or invalid';

describe('the headers of a community system', () => {
  let rehearsal: Rehearsal;
  let system: { authorization: string };
  let trader: { authorization: string };
  beforeAll(async () => {
    rehearsal = await startRehearsal({ switches: { oauth: 'on' } });
    const { address } = rehearsal.simulator;
    const token = async (form: Record<string, string>) => {
      const answer = await fetch(`${address}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      return (await answer.json()) as { access_token?: string; error?: string };
    };
    const credentials = { client_id: 'simulator-csp', client_secret: 'simulator-csp-secret' };
    const scope = 'write:customs-declaration';
    const own = await token({ grant_type: 'client_credentials', scope, ...credentials });
    system = { authorization: `Bearer ${own.access_token}` };
    expect(await token({ grant_type: 'refresh_token', refresh_token: 'x', ...credentials })).toMatchObject({
      error: 'unauthorized_client',
    });

    const redirectUri = 'http://localhost:8000/return';
    const asked = { response_type: 'code', client_id: 'simulator-client', scope, redirect_uri: redirectUri };
    const agreed = await fetch(`${address}/oauth/authorize?${new URLSearchParams(asked)}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision: 'grant' }),
    });
    const granted = await token({
      grant_type: 'authorization_code',
      code: new URL(agreed.headers.get('location')!).searchParams.get('code')!,
      redirect_uri: redirectUri,
      client_id: 'simulator-client',
      client_secret: 'simulator-secret',
    });
    trader = { authorization: `Bearer ${granted.access_token}` };
  });
  afterAll(() => rehearsal.close());

  const send = async (headers: Record<string, string>) => {
    const answer = await rehearsal.send(standardImport(), headers);
    return `${answer.status} ${/<message>(.*?)</.exec(await answer.text())?.[1] ?? ''}`.trim();
  };
  const upload = async (headers: Record<string, string>) => {
    const answer = await rehearsal.send(asking, headers, uploadPath);
    return `${answer.status} ${/<message>(.*?)</.exec(await answer.text())?.[1] ?? ''}`.trim();
  };

  it.each<[what: string, headers: Record<string, string>, answer: string]>([
    ['neither', {}, `400 ${missing}`],
    ['a blank submitter', { 'x-submitter-identifier': ' ' }, `400 ${missing}`],
    ['a badge', badge, '202'],
    ['a submitter', submitter, '202'],
    ['both', { ...badge, ...submitter }, '202'],
    ['a badge of 5 characters', { 'x-badge-identifier': 'BADGE' }, `400 ${wrongBadge}`],
    ['a badge of 13 characters', { 'x-badge-identifier': 'BADGE12345678' }, `400 ${wrongBadge}`],
    ['a badge in small letters', { 'x-badge-identifier': 'badge12' }, `400 ${wrongBadge}`],
    [
      'a wrong badge beside a submitter',
      { ...submitter, 'x-badge-identifier': 'BADGE-1' },
      `400 ${wrongBadge}`,
    ],
    [
      'a submitter of 18 characters',
      { 'x-submitter-identifier': 'GB1234567890001234' },
      `400 ${wrongSubmitter}`,
    ],
    ['a submitter with a hyphen', { ...badge, 'x-submitter-identifier': 'GB-1' }, `400 ${wrongSubmitter}`],
  ])('of a message with %s', async (_what, headers, answer) => {
    expect(await send({ ...system, ...headers })).toBe(answer);
  });

  it.each<[what: string, headers: Record<string, string>, answer: string]>([
    ['badge and EORI', { ...badge, ...eori }, '200'],
    ['no badge', eori, `400 ${wrongBadge}`],
    ['no EORI', badge, `400 ${wrongEori}`],
    ['a submitter for the EORI', { ...badge, ...submitter }, `400 ${wrongEori}`],
    ['an EORI of 18 characters', { ...badge, 'x-eori-identifier': 'GB1234567890001234' }, `400 ${wrongEori}`],
  ])('of a file upload with %s', async (_what, headers, answer) => {
    expect(await upload({ ...system, ...headers })).toBe(answer);
  });

  it('come back with every notification of the message', async () => {
    const answer = await rehearsal.send(standardImport(), { ...system, ...badge, ...submitter });
    const pushes = await rehearsal.received(4, answer.headers.get('x-conversation-id'));
    for (const { headers } of pushes) expect(headers).toMatchObject({ ...badge, ...submitter });
  });

  it('are not looked at when a trader sends, nor given back', async () => {
    expect(await send(trader)).toBe('202');
    expect(await upload(trader)).toBe('200');
    const answer = await rehearsal.send(standardImport(), { ...trader, 'x-badge-identifier': 'no badge' });
    const [push] = await rehearsal.received(1, answer.headers.get('x-conversation-id'));
    expect(push!.headers).not.toHaveProperty('x-badge-identifier');
  });

  it('are judged, but not demanded, of a caller whose token says nothing', async () => {
    const any = await startRehearsal();
    try {
      const status = async (headers: Record<string, string>) =>
        (await any.send(standardImport(), headers)).status;
      expect(await status({})).toBe(202);
      expect(await status(badge)).toBe(202);
      expect(await status({ 'x-badge-identifier': 'BADGE' })).toBe(400);
    } finally {
      await any.close();
    }
  });

  it('let an application alone in to neither', async () => {
    const form = {
      grant_type: 'client_credentials',
      scope: 'write:customs-declaration',
      client_id: 'simulator-client',
      client_secret: 'simulator-secret',
    };
    const answer = await fetch(`${rehearsal.simulator.address}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    expect(await send({ authorization: `Bearer ${token}`, ...badge })).toMatch(/^401 The access token type/);
  });
});
