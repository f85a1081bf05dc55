import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../src/generated/catalogue.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { readMessage } from '../../src/messages/index.ts';
import { type Simulator, startSimulator } from '../../src/simulator/main.ts';
import { firstSamples } from '../messages/support/samples.ts';
import { dayOfSending } from '../support/acceptance.ts';
import { freePorts } from '../support/ports.ts';
import { hasReference } from '../support/reference.ts';
import {
  acceptedDocument,
  callbackToken,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

let running: RunningServer;
let simulator: Simulator;
/** Customs' own. */
let now = new Date();
let person: Person;
beforeAll(async () => {
  const [port] = await freePorts(1);
  simulator = await startSimulator({
    port: 0,
    callbackUrl: `http://127.0.0.1:${port}/api/notifications/cds`,
    callbackToken,
    accessToken: 'simulator-access-token',
    timeScale: 0.01,
    clock: () => now,
  });
  running = await startTestServer({ port, hmrcUrl: simulator.address });
  person = await running.signIn();
});
afterAll(async () => {
  await running?.close();
  await simulator?.close();
});

const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;

async function sendAs(document: object): Promise<number> {
  const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
  const sent = await person.call('POST', '/customs-declarations/send', {
    id,
    data_j: JSON.stringify(document),
  });
  expect(sent.body.errors).toBeUndefined();
  expect(sent.status).toBe(200);
  return id;
}

const accepted = (id: number) =>
  eventually(`acceptance of ${id}`, async () => {
    const declaration = await read(id);
    if (declaration.facts.rejected) throw new Error(JSON.stringify(declaration.problems));
    return (declaration.facts.accepted || declaration.facts.prelodged) && declaration;
  });

test('an import declaration is sent to the rehearsal authority and accepted', async () => {
  const id = await sendAs(acceptedDocument('REHEARSAL-1'));
  const { mrn, outbox } = await accepted(id);
  expect(mrn).toMatch(/^\d\dGB[A-Z0-9]{14}$/);
  expect(outbox).toMatchObject({ state: 'sent', outcome: 'accepted' });
  const counts = await (await fetch(`${simulator.address}/simulator/messages`)).json();
  expect(counts['REHEARSAL-1'].count).toBe(1);
});

test.skipIf(!hasReference)('five published submissions are read, sent and accepted', async () => {
  const samples = firstSamples();
  expect(samples).toHaveLength(5);
  for (const { name, xml } of samples) {
    now = dayOfSending(xml);
    const { document, notHeld } = readMessage(
      messageMaps['customs-declaration'].cds,
      catalogue.documents['customs-declaration'],
      xml,
      randomUUID,
    );
    expect(notHeld, name).toEqual([]);
    await accepted(await sendAs(document));
  }
});
