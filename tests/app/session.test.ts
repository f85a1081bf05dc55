import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ofServer } from './answer-mark.ts';

const mark = 'x-answered-by';
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});

const { api, whenRefused, whenSessionEnds, whenTokenIsRenewed } = await import('../../src/app/api/client.ts');
const { checkToken, login } = await import('../../src/app/api/session.ts');
const { comeBack } = await import('../../src/app/shell/login-in-line.ts');

let server: Server;
let answer: Answer;
const asked: string[] = [];
const ends: string[] = [];
let renewals = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json');
    response.setHeader(mark, ofServer[mark]);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  whenSessionEnds((message) => ends.push(message));
  whenTokenIsRenewed(() => {
    renewals += 1;
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  ends.length = 0;
  renewals = 0;
  storage.clear();
  storage.set('api_token', 'old');
});

const success = (headers: Record<string, string> = {}, isSuccess = true): Answer => {
  return (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(JSON.stringify({ data: { success: isSuccess } }));
  };
};

describe('the token check', () => {
  it('sends the token as a query parameter and asks for a new one only when told (SHL-084)', async () => {
    answer = success();
    expect(await checkToken('old')).toEqual({ msLeft: undefined });
    await checkToken('old', true);
    expect(asked).toEqual([
      'GET /api/checkToken?token=old Bearer old',
      'GET /api/checkToken?token=old&renew=true Bearer old',
    ]);
  });

  it("gives the time left by the server's clock, under either name of the header (D-02)", async () => {
    const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
    for (const name of ['token-end-time', 'token-time-end']) {
      answer = success({ [name]: '2026-11-21T10:04:30.000Z', date });
      expect(await checkToken('old')).toEqual({ msLeft: 270_000 });
    }
    answer = success({ 'token-end-time': 'soon', date });
    expect(await checkToken('old')).toEqual({ msLeft: undefined });
  });

  it('that answers no success ends the session as 401 does, once (SHL-085, SHL-092, SHL-115, SHL-116)', async () => {
    answer = success({}, false);
    await expect(checkToken('old')).rejects.toMatchObject({ status: 401 });
    expect(ends).toEqual(['Session Expired!']);
    expect(storage.has('api_token')).toBe(false);
    answer = (_request, response) => {
      response.statusCode = 401;
      response.end('{}');
    };
    await expect(checkToken('old')).rejects.toMatchObject({ status: 401 });
    expect(ends).toEqual(['Session Expired!']);
  });
});

describe('a sign-in', () => {
  const person = { email: 'dana@x.example', password: 'secret 1' };
  const says =
    (body: object): Answer =>
    (_request, response) => {
      response.end(JSON.stringify(body));
    };

  it('gives the token, or that a code is wanted (API-124)', async () => {
    answer = says({ token: 'new' });
    expect(await login(person)).toEqual({ token: 'new' });
    answer = says({ is_mfa_enabled: true });
    expect(await login(person)).toEqual({ wantsCode: true });
  });

  it('that waits for its turn comes back with its place, by itself, and says so; not where nobody waits any more', async () => {
    const places: unknown[] = [];
    const waits: number[] = [];
    answer = async (request, response) => {
      places.push(((await json(request)) as { place?: string }).place);
      response.statusCode = places.length < 3 ? 429 : 200;
      const refusal = { message: 'Yours has its place.', time: 0.01, place: `place ${places.length}` };
      response.end(JSON.stringify(places.length < 3 ? refusal : { token: 'new' }));
    };
    const isThere = { current: true };
    const inLine = { onWait: (seconds?: number) => void waits.push(seconds ?? 0), isThere };
    const refused = () => login({ ...person, place: 'place 0' }).catch((refusal: unknown) => refusal);
    expect(await comeBack(await refused(), person, inLine)).toEqual({ token: 'new' });
    expect(places).toEqual(['place 0', 'place 1', 'place 2']);
    expect(waits).toEqual([0.01, 0.01]);
    places.length = 0;
    isThere.current = false;
    await expect(comeBack(await refused(), person, inLine)).rejects.toMatchObject({ status: 429 });
    expect(places).toEqual(['place 0']);
  });

  it('whose answer names errors throws them with their words (AUT-009, API-127)', async () => {
    answer = says({ errors: { email: ['Not this one.', 'Nor here.'] }, token: 'new' });
    await expect(login(person)).rejects.toMatchObject({
      message: 'Not this one.\nNor here.',
      body: { errors: { email: ['Not this one.', 'Nor here.'] } },
    });
    answer = says({ errors: {}, message: 'Not today.' });
    await expect(login(person)).rejects.toThrow(/^Not today\.$/);
  });
});

describe('a refreshed token', () => {
  it('of any call replaces the stored one (SHL-086, API-006)', async () => {
    answer = success({ 'refresh-token': 'new' });
    await api.get('/init');
    expect(storage.get('api_token')).toBe('new');
    expect(renewals).toBe(1);
  });

  it('does not sign in again whoever signed out while it was on its way', async () => {
    answer = (request, response) => {
      storage.delete('api_token');
      success({ 'refresh-token': 'new' })(request, response);
    };
    await api.get('/init');
    expect(storage.has('api_token')).toBe(false);
    answer = (request, response) => {
      storage.set('api_token', "another person's");
      success({ 'refresh-token': 'new' })(request, response);
    };
    storage.set('api_token', 'old');
    await api.get('/init');
    expect(storage.get('api_token')).toBe("another person's");
    expect(renewals).toBe(0);
  });
});

describe('a call that is refused (specification 3 section 8)', () => {
  const refused: string[] = [];
  const refuses = (status: number, body: unknown): Answer => {
    return (_request, response) => {
      response.statusCode = status;
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  };
  beforeEach(() => {
    refused.length = 0;
    whenRefused((status, message) => refused.push(`${status} ${message}`));
  });

  it('403 tells the message of the server and leads to its page (SHL-119)', async () => {
    answer = refuses(403, { message: 'Your role does not allow this.' });
    await expect(api.get('/x')).rejects.toMatchObject({ status: 403 });
    expect(refused).toEqual(['403 Your role does not allow this.']);
  });

  it('404 does so too, unless the call handles it (SHL-120, SHL-121)', async () => {
    answer = refuses(404, { message: 'Document was not found!' });
    await expect(api.get('/x')).rejects.toMatchObject({ message: 'Document was not found!' });
    expect(refused).toEqual(['404 Document was not found!']);
    await expect(api.get('/x', { suppressed: [404] })).rejects.toMatchObject({ status: 404 });
    await expect(api.get('/x', { suppressed: [403] })).rejects.toMatchObject({ status: 404 });
    expect(refused).toHaveLength(2);
  });

  it('500 says Server error, whatever the answer says (SHL-122)', async () => {
    answer = refuses(500, { message: 'at line 5' });
    await expect(api.get('/x')).rejects.toThrow(/^Server error$/);
  });

  it('every other status gives the errors of the server in lines, and the data with them (SHL-123, SHL-124, SHL-134, API-012, API-013)', async () => {
    const body = {
      message: 'Not yet.',
      errors: { name: ['Too long.', 'Not so.'], phone: ['The field is required'] },
    };
    answer = refuses(422, body);
    await expect(api.get('/x')).rejects.toMatchObject({
      message: 'Not yet.\nToo long.\nNot so.\nThe field is required',
      body,
    });
    answer = refuses(422, { message: 'In use.', errors: { data: [4, 5], message: 'In use.' } });
    await expect(api.get('/x'), 'ids are no words').rejects.toThrow(/^In use\.$/);
    answer = refuses(409, '{}');
    await expect(api.get('/x')).rejects.toThrow(/^Error$/);
    answer = refuses(503, '<h1>Away</h1>');
    await expect(api.get('/x')).rejects.toThrow(/^Server error$/);
    expect(refused).toEqual([]);
  });

  it('401 with the stored token says that the session expired, and forgets token and state (SHL-115, SHL-116)', async () => {
    storage.set('state', '{"itemRows":9}');
    answer = refuses(401, { message: 'No.' });
    await expect(api.get('/x')).rejects.toMatchObject({ status: 401, message: 'Session Expired!' });
    expect(ends).toEqual(['Session Expired!']);
    expect([...storage.keys()]).toEqual([]);
  });

  it('401 of a call that an earlier session sent ends no later one', async () => {
    answer = (request, response) => {
      storage.set('api_token', "another person's");
      refuses(401, { message: 'Session Expired!' })(request, response);
    };
    await expect(api.get('/x')).rejects.toMatchObject({ status: 401, message: 'Session Expired!' });
    expect(storage.get('api_token')).toBe("another person's");
    expect(ends).toEqual([]);
  });

  it('401 without a token gives the text of the server (SHL-118)', async () => {
    storage.clear();
    answer = refuses(401, { message: 'The email address or the password is not right.' });
    await expect(api.post('/login')).rejects.toThrow('The email address or the password is not right.');
    expect(ends).toEqual([]);
  });

  it('what a network or a proxy says, as a page or in JSON, is none of the server: it ends no session, opens no page and is as no answer', async () => {
    const unanswered = {
      status: 0,
      message: 'The server did not answer. Check the connection and try again.',
    };
    const said = ['<html><h1>Sign in to the network</h1></html>', { message: 'forbidden' }, {}, '', '[]'];
    for (const status of [200, 400, 401, 403, 404, 407, 409, 422, 429, 451, 500, 502, 503, 504]) {
      for (const body of said) {
        answer = (request, response) => {
          response.removeHeader(mark);
          response.setHeader('refresh-token', 'of a proxy');
          refuses(status, body)(request, response);
        };
        await expect(api.get('/x'), `${status} ${JSON.stringify(body)}`).rejects.toMatchObject(unanswered);
      }
    }
    expect(refused).toEqual([]);
    expect(ends).toEqual([]);
    expect(storage.get('api_token')).toBe('old');
  });

  it('413 of a proxy is told as what it is: the same again would not pass either', async () => {
    answer = (request, response) => {
      response.removeHeader(mark);
      refuses(413, '<h1>413 Request Entity Too Large</h1>')(request, response);
    };
    await expect(api.post('/x')).rejects.toMatchObject({
      status: 413,
      message: 'Too large for a proxy on the way to the server.',
    });
  });

  it('no answer says so (SHL-125)', async () => {
    answer = (request) => request.socket.destroy();
    await expect(api.get('/x')).rejects.toMatchObject({
      status: 0,
      message: 'The server did not answer. Check the connection and try again.',
    });
  });
});
