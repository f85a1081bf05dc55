import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';
import { change, newLrn, standardImport } from './standard-import.ts';

const path = '/customs/declarations/';

describe('the declarations API', () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await startRehearsal({ accessToken: 'the-right-token' });
  });
  afterAll(() => rehearsal.close());

  const right = { authorization: 'Bearer the-right-token' };

  it('takes a submission with 202, an empty body and a conversation id', async () => {
    const answer = await rehearsal.send(standardImport(), right);
    expect(answer.status).toBe(202);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('x-conversation-id')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it.each([
    ['application/vnd.hmrc.2.0+xml', 'application/xml'],
    ['application/vnd.hmrc.3.0+xml', 'Application/XML; Charset=UTF-8'],
  ])('takes Accept %s with Content-Type %s', async (accept, contentType) => {
    const answer = await rehearsal.send(standardImport(), { ...right, accept, 'content-type': contentType });
    expect(answer.status).toBe(202);
  });

  it.each([
    [406, 'ACCEPT_HEADER_INVALID', { accept: 'application/xml' }],
    [406, 'ACCEPT_HEADER_INVALID', { accept: 'application/vnd.hmrc.4.0+xml' }],
    [415, 'UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'text/xml' }],
    [415, 'UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'application/xml; charset=iso-8859-1' }],
    [401, 'UNAUTHORIZED', { authorization: undefined }],
    [401, 'UNAUTHORIZED', { authorization: 'Bearer another' }],
    [401, 'UNAUTHORIZED', { authorization: 'the-right-token' }],
  ])('answers %i %s to headers %j', async (status, code, headers) => {
    const answer = await rehearsal.send(standardImport(), { ...right, ...headers });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(`<errorResponse><code>${code}</code><message>`);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=UTF-8');
    expect(answer.headers.get('x-conversation-id')).not.toBeNull();
  });

  it('checks Accept before Content-Type, that before Authorization, that before the body', async () => {
    const statuses: number[] = [];
    const wrong = { accept: 'text/html', 'content-type': 'text/plain', authorization: 'Bearer no' };
    statuses.push((await rehearsal.send('no xml', wrong)).status);
    statuses.push(
      (await rehearsal.send('no xml', { ...wrong, accept: 'application/vnd.hmrc.1.0+xml' })).status,
    );
    statuses.push((await rehearsal.send('no xml', { authorization: 'Bearer no' })).status);
    statuses.push((await rehearsal.send('no xml', right)).status);
    expect(statuses).toEqual([406, 415, 401, 400]);
  });

  it('answers 405 to another method and 404 to another path', async () => {
    const get = await fetch(`${rehearsal.simulator.address}${path}`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await rehearsal.send(standardImport(), right, '/customs/declarations/unknown')).status).toBe(404);
    expect((await fetch(`${rehearsal.simulator.address}/elsewhere`)).status).toBe(404);
  });

  it('answers a schema fault with xml_validation_error and takes nothing', async () => {
    const lrn = newLrn();
    const answer = await rehearsal.send(
      change(standardImport(lrn), '<TypeCode>IMA', '<TypeCode>IMAGINARY'),
      right,
    );
    expect(answer.status).toBe(400);
    const body = await answer.text();
    expect(body).toContain('<message>Payload is not valid according to schema</message>');
    expect(body.match(/<code>xml_validation_error<\/code>/g)).toHaveLength(1);
    expect(body).toContain('/Declaration/TypeCode');
    const messages = (await (
      await fetch(`${rehearsal.simulator.address}/simulator/messages`)
    ).json()) as object;
    expect(messages).not.toHaveProperty([lrn]);
  });

  it('names at most 25 schema faults', async () => {
    const answer = await rehearsal.send(
      change(standardImport(), '<Declarant>', `${'<Unknown/>'.repeat(40)}<Declarant>`),
      right,
    );
    expect((await answer.text()).match(/<error>/g)).toHaveLength(25);
  });

  it.each([
    ['no document', ''],
    ['plain text', 'hello'],
    ['an unclosed element', '<a><b></a>'],
    ['two roots', '<a/><b/>'],
    ['text after the root', '<a/>text'],
    ['an undeclared entity', '<a>&unknown;</a>'],
    ['a bare ampersand', '<a>fish & chips</a>'],
    ['an unbound prefix', '<p:a/>'],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['a control character', '<a>\u0001</a>'],
    ['a reference to no character', '<a>&#0;</a>'],
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an entity bomb', '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;&x;&x;">]><a>&y;</a>'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>'],
    ['elements nested without end', '<a>'.repeat(100_000)],
    ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>'],
  ])('answers 400 to %s', async (_what, body) => {
    const answer = await rehearsal.send(body, right);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<errorResponse><code>BAD_REQUEST</code><message>Request body does not contain a well-formed XML document.</message></errorResponse>',
    );
  });

  it('answers 413 to a body above 10 MiB', async () => {
    const answer = await rehearsal.send(`<a>${'x'.repeat(10 * 1024 * 1024)}</a>`, right);
    expect(answer.status).toBe(413);
  });

  it('lives on when a client goes away in the middle of its body', async () => {
    const { hostname, port } = new URL(rehearsal.simulator.address);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: customs\r\nAccept: application/vnd.hmrc.1.0+xml\r\nContent-Type: application/xml\r\nAuthorization: Bearer the-right-token\r\nContent-Length: 1000\r\n\r\n<a>`,
        );
        setTimeout(() => socket.destroy(), 20);
      });
      socket.on('close', () => resolve());
    });
    expect((await rehearsal.send(standardImport(), right)).status).toBe(202);
  });
});

describe('the simulator’s own address', () => {
  it('shows messages, scenarios and rules, with everything a message brought escaped', async () => {
    const rehearsal = await startRehearsal();
    try {
      await rehearsal.firstAnswer(standardImport('&lt;b&gt;LRN'));
      const answer = await fetch(rehearsal.simulator.address);
      const page = await answer.text();
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page).toContain('&#60;b&#62;LRN');
      expect(page).not.toContain('<b>LRN');
      expect(page).toContain('TTNOANS');
      expect(page).toContain('CDS12003');
    } finally {
      await rehearsal.close();
    }
  });
});
