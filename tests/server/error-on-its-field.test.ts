import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentData, FieldValue, Row } from '../../src/engine/document.ts';
import { formatPath, type Path } from '../../src/engine/path.ts';
import type { Problem } from '../../src/engine/problem.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { readMessage } from '../../src/messages/index.ts';
import { type Simulator, startSimulator } from '../../src/simulator/main.ts';
import { submissions } from '../messages/support/samples.ts';
import { dayOfSending } from '../support/acceptance.ts';
import { freePorts } from '../support/ports.ts';
import { hasReference } from '../support/reference.ts';
import {
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
    timeScale: 0.001,
    clock: () => now,
  });
  running = await startTestServer({ port, hmrcUrl: simulator.address });
  person = await running.signIn();
});
afterAll(async () => {
  await running?.close();
  await simulator?.close();
});

/** A document with one thing wrong, that thing's place, and the code customs answers it with. */
interface Seeded {
  readonly document: DocumentData;
  readonly path: Path;
  readonly code: string;
}

/** Where a fault is put: at the header, in the last item, in the last row of a list of either that fits. */
type Place = { readonly item?: true; readonly list?: string; readonly fits?: (row: Row) => boolean };

/** Puts `value` into a field, or takes the field out where there is none. */
function fault(code: string, place: Place, field: string, value?: FieldValue) {
  return (document: DocumentData): Seeded => {
    const changed = structuredClone(document);
    const path: (string | { readonly id: string })[] = [];
    let target: DocumentData | Row = changed;
    if (place.item) target = lastRow(target, 'CDSItems', path);
    if (place.list) target = lastRow(target, place.list, path, place.fits);
    if (value === undefined) delete (target as Record<string, unknown>)[field];
    else Object.assign(target, { [field]: value });
    return { document: changed, path: [...path, field], code };
  };
}

function lastRow(
  within: DocumentData | Row,
  list: string,
  path: (string | { readonly id: string })[],
  fits: (row: Row) => boolean = () => true,
): Row {
  const found = (within[list] as unknown as Row[]).findLast(fits);
  if (!found) throw new Error(`No row of ${list} fits.`);
  path.push(list, { id: String(found.uuid) });
  return found;
}

const item = { item: true } as const;
const faults = {
  'a declarant of 11 digits': fault('CDS12005', {}, 'declarant_identNo', 'GB12345678901'),
  'an importer of 11 digits': fault('CDS12005', {}, 'importer_number', 'GB12345678901'),
  'an exporter of 11 digits': fault('CDS12005', {}, 'exporter_number', 'GB12345678901'),
  'a representative of status 4': fault('CDS10020', {}, 'representative_status', '4'),
  'an unknown dispatch country': fault('CDS10020', {}, 'dispatch_country_code', 'QJ'),
  'an unknown destination': fault('CDS10020', {}, 'destination_country_code', 'ZQ'),
  'an unknown nationality of transport': fault('CDS10020', {}, 'active_transport_nationality', 'ZQ'),
  'an acceptance to come': fault('CDS12016', {}, 'acceptance_date', '31-12-2099'),
  'another package total': fault('CDS10020', {}, 'total_packages', '77'),
  'an exchange rate of zero': fault('CDS12123', {}, 'exchangeRate', '0'),
  'an authorisation of 11 digits': fault(
    'CDS12005',
    { list: 'AdditionalItems' },
    'auth_ident_no',
    'GB12345678901',
  ),
  'an unknown country of routing': fault(
    'CDS10020',
    { list: 'routingCodeCountryItems' },
    'routing_code_country',
    'ZQ',
  ),
  'an unknown valuation method': fault('CDS10020', item, 'valuation_method', '7'),
  'no preference': fault('CDS10001', item, 'preference'),
  'a quota without a quota preference': fault('CDS12110', item, 'quota', '050001'),
  'an unknown procedure': fault('CDS12050', item, 'req_code', '41'),
  'no description': fault('CDS10001', item, 'description'),
  'an unknown origin': fault('CDS10020', item, 'country_origin', 'ZQ'),
  'a tax line without method of payment': fault(
    'CDS12070',
    { ...item, list: 'TaxCDSItems', fits: (row) => Boolean(row.tax_type) },
    'payment_method',
  ),
  'an unknown country of the seller': fault('CDS10020', {}, 'seller_country', 'ZQ'),
  'an unknown country of the exporter': fault('CDS10020', {}, 'exporter_country', 'ZQ'),
} as const;
type Fault = keyof typeof faults;

/** Ten published submissions, each with five faults that the check before sending leaves to customs. */
const seeds: Readonly<Record<string, readonly [Fault, Fault, Fault, Fault, Fault]>> = {
  'COA_H5_special-fiscal-territory': [
    'a declarant of 11 digits',
    'an exchange rate of zero',
    'no preference',
    'no description',
    'a tax line without method of payment',
  ],
  'IMA_H1_4000_three-items': [
    'an importer of 11 digits',
    'a declarant of 11 digits',
    'an unknown origin',
    'an unknown country of the exporter',
    'an unknown procedure',
  ],
  'IMA_H1_4000_buyer-and-seller': [
    'a representative of status 4',
    'an authorisation of 11 digits',
    'an unknown dispatch country',
    'another package total',
    'an unknown country of the seller',
  ],
  'IMA_H3_5300_temporary-admission_three-items': [
    'an unknown nationality of transport',
    'an acceptance to come',
    'an unknown valuation method',
    'a tax line without method of payment',
    'an unknown origin',
  ],
  'IMD_H2_7122_customs-warehouse': [
    'an unknown dispatch country',
    'an authorisation of 11 digits',
    'a quota without a quota preference',
    'an unknown procedure',
    'no description',
  ],
  'IMD_H7_4000_low-value-srds': [
    'an importer of 11 digits',
    'an acceptance to come',
    'no description',
    'an unknown procedure',
    'an unknown origin',
  ],
  IMY_supplementary_4000: [
    'an unknown destination',
    'an importer of 11 digits',
    'an unknown origin',
    'a tax line without method of payment',
    'an unknown valuation method',
  ],
  EXA_B1_1040_arrived: [
    'an exporter of 11 digits',
    'an unknown country of routing',
    'no description',
    'a declarant of 11 digits',
    'an unknown destination',
  ],
  'EXD_B1_two-items': [
    'a declarant of 11 digits',
    'an unknown destination',
    'an unknown country of routing',
    'no description',
    'another package total',
  ],
  'EXY_supplementary_two-items': [
    'a representative of status 4',
    'an unknown nationality of transport',
    'a quota without a quota preference',
    'an unknown procedure',
    'an acceptance to come',
  ],
};

let lrns = 0;

function readSample(name: string): DocumentData {
  const { xml } = submissions().find((sample) => sample.name === `${name}.xml`)!;
  const definition = catalogue.documents['customs-declaration'];
  now = dayOfSending(xml);
  const { document } = readMessage(messageMaps['customs-declaration'].cds, definition, xml, randomUUID);
  return document;
}

/** Creates and sends it under an LRN of its own, and waits until customs has judged it. */
async function judged(document: DocumentData) {
  lrns += 1;
  const own = { ...document, transaction_ref: `SEEDED-${lrns}` };
  const { id, problems } = (await person.call('POST', '/customs-declarations', own)).body.data as {
    id: number;
    problems: readonly Problem[];
  };
  // The published figures are not all what computing gives; a person lets them stand.
  const seen = problems
    .filter(({ computed }) => computed !== undefined)
    .map(({ path, value = '', computed }) => ({ place: formatPath(path), value, computed }));
  const sent = await person.call('POST', '/customs-declarations/send', {
    id,
    data_j: JSON.stringify(own),
    seen_figures: seen,
  });
  expect(sent.status, JSON.stringify(sent.body.errors)).toBe(200);
  return await eventually(`the verdict on ${own.transaction_ref}`, async () => {
    const { data } = (await person.call('GET', `/customs-declarations/${id}`)).body;
    return (data.facts.held || data.facts.rejected) && data;
  });
}

test('ten declarations, more than twenty kinds of faults', () => {
  expect(Object.keys(seeds)).toHaveLength(10);
  const seeded = new Set(Object.values(seeds).flat());
  expect([...Object.keys(faults)].filter((name) => !seeded.has(name as Fault))).toEqual([]);
  expect(seeded.size).toBeGreaterThan(20);
});

test.skipIf(!hasReference).each(Object.entries(seeds))(
  '%s is accepted; each of five faults comes back on its field and no other',
  async (name, names) => {
    const sample = readSample(name);
    const [{ facts, problems: standing }] = await Promise.all([
      judged(sample),
      ...names.map(async (one) => {
        const { document, path, code } = faults[one](sample);
        const { status, problems, errors } = await judged(document);
        expect(status, one).toBe('rejection');
        const ofCustoms = problems.filter(({ source }: { source: string }) => source === 'customs');
        expect(ofCustoms, one).toEqual([
          expect.objectContaining({ severity: 'error', code, path, pointer: expect.stringMatching(/^42A/) }),
        ]);
        expect(errors, one).toEqual({ [formatPath(path)]: [ofCustoms[0].message] });
      }),
    ]);
    expect(facts.held).toBe(true);
    expect(standing.filter(({ source }: { source: string }) => source === 'customs')).toEqual([]);
  },
);
