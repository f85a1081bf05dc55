import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/engine/document.ts';
import {
  arrivalNotification,
  cancellation,
  nilAmendment,
  RequestRefused,
  readMessage,
} from '../../src/messages/index.ts';
import { schemaFaults } from '../simulator/published-schema.ts';
import { type Rehearsal, startRehearsal } from '../simulator/rehearsal.ts';
import { change, newLrn, standardImport } from '../simulator/standard-import.ts';
import { hasReference } from '../support/reference.ts';
import { edited, wishes, withNumbers } from './support/arbitrary-edits.ts';
import { filledDeclaration } from './support/filled-declaration.ts';
import { amended, because, definition, maps, names } from './support/requests.ts';
import { countingIds, submissions } from './support/samples.ts';

const documentOf = (xml: string) => readMessage(maps.declaration, definition, xml, countingIds()).document;
const nil = { change_reason: '31', statement_description: 'Nothing changes.' };

it('A11, CUS-034: a description of several lines goes as one', () => {
  const asked = { change_reason: '3', statement_description: 'Sent by mistake.\r\n\n Twice, too.\n' };
  const { xml, changes, problems } = cancellation({ maps, names, ...asked });
  expect(problems).toEqual([]);
  expect(changes[0]!.statement_description).toBe('Sent by mistake. Twice, too.');
  expect(xml).toContain('>Sent by mistake. Twice, too.<');
});

describe.skipIf(!hasReference)('A9, A10: the published schema', () => {
  it('takes every amendment we find nothing wrong with, and every nil amendment', async () => {
    const bases = submissions().map(({ xml }) => withNumbers(documentOf(xml)));
    const cases = fc.sample(fc.tuple(fc.nat(bases.length - 1), wishes), { seed: 8, numRuns: 250 });
    const amendments = cases.flatMap(([index, wished]) => {
      try {
        const message = amended(bases[index]!, edited(bases[index]!, wished, false));
        return message.problems.length === 0 ? [message.xml] : [];
      } catch (error) {
        if (error instanceof RequestRefused) return [];
        throw error;
      }
    });
    expect(amendments.length).toBeGreaterThan(80);
    const document = filledDeclaration();
    const whole = nilAmendment({ maps, definition, document, names, reason: nil });
    expect(whole.problems).toEqual([]);
    const messages = [...amendments, whole.xml, arrivalNotification(maps, names).xml];
    expect(await schemaFaults('customs/wrapper_submit.xsd', messages)).toEqual([]);
  });

  it('takes a cancellation, by the schema of its own', async () => {
    const asked = { change_reason: '3', statement_description: 'Sent by mistake.' };
    const { xml, problems } = cancellation({ maps, names: { ...names, submitter: 'GB1' }, ...asked });
    expect(problems).toEqual([]);
    expect(await schemaFaults('customs/wrapper_cancel.xsd', [xml])).toEqual([]);
  });

  it('refuses what we find a problem with', async () => {
    const long = cancellation({
      maps,
      names: { mrn: 'M'.repeat(71), lrn: 'L'.repeat(36) },
      change_reason: '1234',
      statement_description: 'x'.repeat(513),
    });
    expect(long.problems.map(({ path }) => path.at(-1))).toEqual([
      'request_ref',
      'mrn',
      'statement_description',
      'change_reason',
    ]);
    const faults = (await schemaFaults('customs/wrapper_cancel.xsd', [long.xml])).filter((fault) =>
      fault.includes('facet'),
    );
    expect(faults).toHaveLength(4);
  });
});

describe('the rehearsal authority', () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await startRehearsal();
  });
  afterAll(() => rehearsal.close());

  async function standing() {
    const xml = change(standardImport(), 'IMA', 'IMD');
    const { response } = await rehearsal.firstAnswer(xml);
    return { document: documentOf(xml), names: { mrn: response.mrn, lrn: newLrn('REQUEST') } };
  }

  async function answers(path: string, xml: string, count: number): Promise<string[]> {
    const taken = await rehearsal.send(xml, {}, `/customs/declarations/${path}`);
    expect(taken.status).toBe(202);
    const pushes = await rehearsal.received(count, taken.headers.get('x-conversation-id'));
    return pushes.map(({ response }) => `${response.functionCode} ${response.status ?? ''}`.trim());
  }

  it('grants an amendment with a changed, an added and a removed item', async () => {
    const { document, names: own } = await standing();
    const [first, second, third] = document.CDSItems as readonly Row[];
    const rows = [{ ...first!, itemPriceAmount: '999' }, third!, { ...second!, uuid: 'new' }];
    const target = withNumbers({ ...document, CDSItems: rows });
    const { xml, problems } = amended(document, target, because, own);
    expect(problems).toEqual([]);
    expect(await answers('amend', xml, 3)).toEqual(['02', '11 39', '07']);
  });

  it('grants a nil amendment, takes the arrival, grants the cancellation', async () => {
    const { document, names: own } = await standing();
    const { xml } = nilAmendment({ maps, definition, document, names: own, reason: nil });
    expect(await answers('amend', xml, 3)).toEqual(['02', '11 39', '07']);
    const arrival = { ...own, lrn: newLrn('REQUEST') };
    expect(await answers('arrival-notification', arrivalNotification(maps, arrival).xml, 1)).toEqual(['02']);
    const gone = { ...own, lrn: newLrn('REQUEST') };
    const { xml: request } = cancellation({ maps, names: gone, ...because[0]!, change_reason: '1' });
    expect(await answers('cancellation-requests', request, 3)).toEqual(['02', '11 39', '10']);
  });
});
