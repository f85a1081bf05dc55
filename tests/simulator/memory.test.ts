import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatorSettings } from '../../src/simulator/main.ts';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';
import { change, newLrn, standardImport } from './standard-import.ts';

const amendPath = '/customs/declarations/amend';

/** An amendment of the price of item 2. */
const amendment = (mrn: string, lrn: string, price: number) =>
  `<md:MetaData xmlns:md="urn:wco:datamodel:WCO:DocumentMetaData-DMS:2" xmlns="urn:wco:datamodel:WCO:DEC-DMS:2"><Declaration>
<FunctionCode>13</FunctionCode><FunctionalReferenceID>${lrn}</FunctionalReferenceID><ID>${mrn}</ID><TypeCode>COR</TypeCode>
<AdditionalInformation><StatementDescription>Because</StatementDescription><StatementTypeCode>AES</StatementTypeCode></AdditionalInformation>
<Amendment><ChangeReasonCode>21</ChangeReasonCode>${['42A', '67A', '68A', '23A', '79A']
    .map(
      (section) =>
        `<Pointer>${section === '68A' ? '<SequenceNumeric>2</SequenceNumeric>' : ''}<DocumentSectionCode>${section}</DocumentSectionCode>${section === '79A' ? '<TagID>112</TagID>' : ''}</Pointer>`,
    )
    .join('')}</Amendment>
<GoodsShipment><GovernmentAgencyGoodsItem><SequenceNumeric>2</SequenceNumeric><Commodity><InvoiceLine><ItemChargeAmount currencyID="GBP">${price}</ItemChargeAmount></InvoiceLine></Commodity></GovernmentAgencyGoodsItem></GoodsShipment></Declaration></md:MetaData>`;

describe('a simulator with a data folder, started again', () => {
  let folder: string;
  let rehearsal: Rehearsal;
  const journal = () => join(folder, 'journal.jsonl');
  const start = async (settings: Partial<SimulatorSettings> = {}) => {
    rehearsal = await startRehearsal({ dataFolder: folder, ...settings });
  };
  const restart = async (settings: Partial<SimulatorSettings> = {}) => {
    await rehearsal.close();
    await start(settings);
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'simulator-memory-'));
    await start();
  });
  afterEach(async () => {
    await rehearsal.close();
    rmSync(folder, { recursive: true });
  });

  const own = async (path: string) => (await fetch(`${rehearsal.simulator.address}${path}`)).text();
  const counts = async () => JSON.parse(await own('/simulator/messages'));
  /** Until the simulator knows that so many arrived. */
  const delivered = (count: number) => expect.poll(() => own('/')).toContain(`${count} delivered, 0 waiting`);
  const switches = (body: string) =>
    fetch(`${rehearsal.simulator.address}/simulator/switches`, { method: 'POST', body });

  it('counts on, and refuses the LRN it took before', async () => {
    const lrn = newLrn();
    await rehearsal.send(standardImport(lrn));
    await delivered(4);
    await restart();
    expect(await counts()).toMatchObject({ [lrn]: { count: 1, status: 'accepted' } });
    const { response } = await rehearsal.firstAnswer(standardImport(lrn));
    expect(response.errors).toEqual([{ code: 'CDS12003', pointer: '42A/D026' }]);
    expect(await counts()).toMatchObject({ [lrn]: { count: 2, status: 'accepted' } });
    expect(rehearsal.pushes, 'what was delivered is not delivered again').toHaveLength(1);
  });

  it('holds every declaration as it was amended, and amends it further', async () => {
    const { response } = await rehearsal.firstAnswer(change(standardImport(), 'IMA', 'IMD'));
    const taken = await rehearsal.send(amendment(response.mrn, newLrn('COR'), 999), {}, amendPath);
    await rehearsal.received(3, taken.headers.get('x-conversation-id'));
    const before = await own(`/simulator/declarations/${response.mrn}`);
    expect(before).toContain('>999<');
    await restart();
    expect(await own(`/simulator/declarations/${response.mrn}`)).toBe(before);
    const again = await rehearsal.send(amendment(response.mrn, newLrn('COR'), 5), {}, amendPath);
    const pushes = await rehearsal.received(3, again.headers.get('x-conversation-id'));
    expect(pushes.map((push) => push.response.functionCode)).toEqual(['02', '11', '07']);
    expect(pushes[2]!.body).toContain('<resp:VersionID>3</resp:VersionID>');
  });

  it('delivers what was not delivered, in its order and under the same conversation', async () => {
    await restart({ timeScale: 100 });
    const taken = await rehearsal.send(standardImport());
    const conversation = taken.headers.get('x-conversation-id');
    expect(rehearsal.pushes).toEqual([]);
    const now = Date.now();
    await restart({ clock: () => new Date(now + 3_600_000) });
    const pushes = await rehearsal.received(4, conversation);
    expect(pushes.map(({ response }) => response.functionCode)).toEqual(['01', '13', '13', '09']);
    await delivered(4);
    await restart();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(rehearsal.pushes).toEqual([]);
  });

  it('keeps what is to be pulled, and what was pulled as pulled', async () => {
    await switches('{"delivery":"pull"}');
    const taken = await rehearsal.send(standardImport());
    const of = `/notifications/conversationId/${taken.headers.get('x-conversation-id')}`;
    const get = (path: string) =>
      fetch(`${rehearsal.simulator.address}${path}`, {
        headers: { accept: 'application/vnd.hmrc.1.0+xml', authorization: 'Bearer any' },
      });
    const hrefs = async () =>
      [...(await (await get(of)).text()).matchAll(/rel="notification" href="([^"]+)"/g)].map(
        ([, href]) => href!,
      );
    await expect.poll(async () => (await hrefs()).length).toBe(4);
    const [first] = await hrefs();
    const body = await (await get(first!)).text();
    const listed = await hrefs();
    expect(listed[0]).toContain('/pulled/');
    await restart();
    expect(await hrefs()).toEqual(listed);
    expect(await (await get(listed[0]!)).text()).toBe(body);
  });

  it('starts again though what was pulled is kept no more', async () => {
    await switches('{"delivery":"pull"}');
    const lrn = newLrn();
    await rehearsal.send(standardImport(lrn));
    const get = async (path: string) => {
      const headers = { accept: 'application/vnd.hmrc.1.0+xml', authorization: 'Bearer any' };
      return (await fetch(`${rehearsal.simulator.address}${path}`, { headers })).text();
    };
    const unpulled = async () =>
      [...(await get('/notifications/unpulled')).matchAll(/rel="notification" href="([^"]+)"/g)].map(
        ([, href]) => href!,
      );
    await expect.poll(async () => (await unpulled()).length).toBe(4);
    await get((await unpulled())[0]!);
    expect(await unpulled()).toHaveLength(3);
    const later = Date.now() + 15 * 24 * 3_600_000;
    await restart({ clock: () => new Date(later) });
    expect(await unpulled()).toEqual([]);
    expect(await counts()).toMatchObject({ [lrn]: { count: 1 } });
  });

  it('lets in the tokens it granted, until their authority was taken back', async () => {
    const redirectUri = 'http://localhost:8000/return';
    const asking = new URLSearchParams({
      response_type: 'code',
      client_id: 'simulator-client',
      scope: 'write:customs-declaration',
      redirect_uri: redirectUri,
    });
    const agreed = await fetch(`${rehearsal.simulator.address}/oauth/authorize?${asking}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision: 'grant' }),
    });
    const code = new URL(agreed.headers.get('location')!).searchParams.get('code')!;
    const token = async (form: Record<string, string>) => {
      const client = { client_id: 'simulator-client', client_secret: 'simulator-secret' };
      const answer = await fetch(`${rehearsal.simulator.address}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({ ...client, ...form }),
      });
      return (await answer.json()) as { access_token: string; refresh_token: string; error?: string };
    };
    const first = await token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
    const send = async (bearer: string) =>
      (await rehearsal.send(standardImport(), { authorization: `Bearer ${bearer}` })).status;
    const demanding = { switches: { oauth: 'on' } } as const;

    await restart(demanding);
    expect(await send(first.access_token)).toBe(202);
    const next = await token({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    await restart(demanding);
    expect(await send(next.access_token)).toBe(202);
    expect(await token({ grant_type: 'refresh_token', refresh_token: first.refresh_token })).toMatchObject({
      error: 'invalid_grant',
    });
    await fetch(`${rehearsal.simulator.address}/simulator/authority/end`, { method: 'POST' });
    await restart(demanding);
    expect(await send(next.access_token)).toBe(401);
    expect(readFileSync(journal(), 'utf8')).not.toContain(next.access_token);
    expect(statSync(journal()).mode & 0o077).toBe(0);
  });

  it('takes the file a place was given for', async () => {
    const asking =
      '<FileUploadRequest xmlns="hmrc:fileupload"><DeclarationID>26GB00000000000017</DeclarationID><FileGroupSize>1</FileGroupSize><Files><File><FileSequenceNo>1</FileSequenceNo></File></Files></FileUploadRequest>';
    const given = await (await rehearsal.send(asking, {}, '/customs/declarations/file-upload')).text();
    const reference = /<Reference>(.*?)</.exec(given)![1]!;
    await restart();
    const form = new FormData();
    for (const [, name, value] of /<Fields>(.*)<\/Fields>/s.exec(given)![1]!.matchAll(/<([\w-]+)>(.*?)</g))
      form.append(name!, value!);
    form.append('file', new Blob(['text']), 'file.txt');
    const answer = await fetch(`${rehearsal.simulator.address}/file-upload-bucket`, {
      method: 'POST',
      body: form,
    });
    expect(answer.status).toBe(204);
    await rehearsal.received(1, reference);
    await restart();
    expect(await own('/')).toContain('<td>SUCCESS</td>');
  });

  it('remembers how often a scenario refused', async () => {
    const lrn = newLrn('TTBUSY');
    expect((await rehearsal.send(standardImport(lrn))).status).toBe(503);
    await restart();
    expect((await rehearsal.send(standardImport(lrn))).status).toBe(503);
    await restart();
    expect((await rehearsal.send(standardImport(lrn))).status).toBe(202);
  });

  it('takes away a line that was cut short, and writes on after it', async () => {
    const [kept, later] = [newLrn(), newLrn()];
    await rehearsal.firstAnswer(standardImport(kept));
    await rehearsal.close();
    appendFileSync(journal(), '[{"what":"message taken","message":{"kind":"submis');
    await start();
    await rehearsal.firstAnswer(standardImport(later));
    await restart();
    expect(Object.keys(await counts())).toEqual([kept, later]);
  });

  it('refuses to start on a line it cannot read, and names it', async () => {
    await rehearsal.firstAnswer(standardImport());
    await rehearsal.close();
    writeFileSync(journal(), `no line\n${readFileSync(journal(), 'utf8')}`);
    await expect(start()).rejects.toThrow(`Line 1 of ${journal()} cannot be read. Move the file away`);
    rmSync(journal());
    await start();
  });

  it('refuses a folder it cannot write to', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(startRehearsal({ dataFolder: file })).rejects.toThrow(
      `SIMULATOR_DATA_DIR is ${file}, and nothing can be written there`,
    );
  });
});
