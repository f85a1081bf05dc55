import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import mapSchema from '../../schemas/dialect/message-map.schema.json';
import rulesSchema from '../../schemas/dialect/rules.schema.json';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { checkMessage, type MessageMap, readMessage, writeMessage } from '../../src/messages/index.ts';
import type { XmlElement } from '../../src/messages/xml/element.ts';
import { parseXml } from '../../src/messages/xml/parse.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import cc015c from './maps/cc015c.message.json';
import cc315a from './maps/cc315a.message.json';
import entrySummary from './maps/entry-summary.schema.json';
import transit from './maps/transit.schema.json';
import { canonical } from './support/canonical.ts';
import { countingIds } from './support/samples.ts';
import { type WrongMap, wrongMapsOf } from './support/wrong-maps.ts';

const ncts = cc015c as unknown as MessageMap;
const ens = cc315a as unknown as MessageMap;

/** Published messages of other authorities, with a map and a schema written for them by hand. */
const messages = [
  ['ncts5/samples/requests/departures/DNGB10_CC015C.xml', ncts, transit],
  ['ncts5/samples/requests/departures/CC015C_all_groups.xml', ncts, transit],
  ['ens/samples/requests/CC315A_reduced.xml', ens, entrySummary],
  ['ens/samples/requests/CC315A_every_element.xml', ens, entrySummary],
] as const;

describe.each([
  ['CC015C', ncts],
  ['CC315A', ens],
])('the map of %s', (_name, map) => {
  it('follows the dialect', () => {
    const ajv = new Ajv({ allErrors: true, strict: false, formats: { regex: true } });
    ajv.addSchema(rulesSchema, 'rules.schema.json');
    const validate = ajv.compile(mapSchema);
    expect(validate(map) || validate.errors).toBe(true);
  });
});

describe.skipIf(!hasReference)('the same vocabulary and engine carry other messages', () => {
  it.each(messages)('%s is read into a strict document and written back equal', (file, map, schema) => {
    const xml = textOf(file);
    const { document, notHeld } = readMessage(map, undefined, xml, countingIds());
    expect(notHeld).toEqual([]);
    const validate = new Ajv({ strict: false }).compile(schema);
    expect(validate(document) || validate.errors).toBe(true);
    expect(checkMessage(map, document)).toEqual([]);
    expect(canonical(writeMessage(map, document))).toBe(canonical(xml));
  });

  it('a transit declaration has dates, roles, belonging rows, conditions and codes as fields', () => {
    const first = read(ncts, messages[0][0]);
    expect(first).toMatchObject({
      phase: 'NCTS5.1',
      prepared_date: '10-02-2025',
      prepared_time: '09:15:30',
      goods_location: 'CUGBDVR',
      transit_offices: [{ office: 'XI000142', arrival_date: '12-02-2025', arrival_time: '10:00:00' }],
      guarantees: [{ guarantee_type: '1', references: [{ grn: '23GB0000010000058' }] }],
      containers: [{ container: 'WGPCGR', seals: 1 }],
      container_seals: [{ seal: '1234' }],
      is_secured: 'no',
    });
    const all = read(ncts, messages[1][0]);
    const [house] = all.houses as readonly Row[];
    expect(house).toMatchObject({
      items: [{ warehouse_keeper: 'ASCA-2562145974-8', commodity_code: '152000' }],
    });
    // A guarantee of a kind without references keeps them in the document and says nothing of them.
    const guarantees = (first.guarantees as readonly Row[]).map((row) => ({ ...row, guarantee_type: '5' }));
    expect(writeMessage(ncts, { ...first, guarantees })).not.toContain('<GuaranteeReference>');
  });

  it('an actor of another role, and seals of a second container, keep their places', () => {
    const xml = textOf(messages[1][0])
      .replace('<role>WH</role>', '<role>FW</role>')
      .replace(
        '</TransportEquipment>',
        '</TransportEquipment><TransportEquipment><sequenceNumber>2</sequenceNumber><containerIdentificationNumber>C2</containerIdentificationNumber><numberOfSeals>1</numberOfSeals><Seal><sequenceNumber>1</sequenceNumber><identifier>F743</identifier></Seal></TransportEquipment>',
      );
    const { document, notHeld } = readMessage(ncts, undefined, xml, countingIds());
    expect(notHeld).toEqual([]);
    expect(document.container_seals).toMatchObject([{ seal: 'F742' }, { seal: 'F743', container: 'C2' }]);
    expect(canonical(writeMessage(ncts, document))).toBe(canonical(xml));
  });

  it('an entry summary has two-digit years, minutes, roles and rows without a number', () => {
    const document = read(ens, messages[3][0]);
    expect(document).toMatchObject({
      prepared_date: '11-02-2003',
      prepared_time: '01:23',
      declared_date: '11-02-2003',
      declared_time: '12:34',
      itinerary: [{ country: 'AA' }, { country: 'BB' }],
      later_offices: [{ office: 'office01' }, { office: 'office02' }],
      declarant_eori: 'GB000000000012',
      items: [{ documents: [{ type: 'type' }, { type: 'typ2' }], notify_name: 'notify party goods name' }],
    });
    const xml = textOf(messages[3][0]).replace('>typ2<', '>N705<');
    const billed = readMessage(ens, undefined, xml, countingIds());
    expect(billed.document.items).toMatchObject([
      { bill_type: 'N705', bill_reference: 'Document reference2' },
    ]);
  });

  it.each([
    [
      'CC015C',
      ncts,
      [messages[0][0], messages[1][0]],
      [
        '</harmonizedSystemSubHeadingCode>',
        '</harmonizedSystemSubHeadingCode><combinedNomenclatureCode>90</combinedNomenclatureCode>',
      ],
    ],
    ['CC315A', ens, [messages[2][0], messages[3][0]], ['>typ2<', '>N705<']],
  ] as const)(
    'a wrong map for %s is caught, whatever is wrong',
    (_name, map, files, [one, other]) => {
      const texts = files
        .map(textOf)
        .flatMap((text) => [text, text.replace(one, other).replace('<role>WH<', '<role>FW<')]);
      const counts = countsIn(texts);
      const wrong = wrongMapsOf(map).filter(({ path, slip }) => {
        const count = counts.get(path);
        if (slip === 'not repeated') return count && count.occurrences > 1;
        return count && (!slip.startsWith('its children') || count.names > 1);
      });
      expect(wrong.length).toBeGreaterThan(150);
      expect(wrong.filter((map) => !texts.some((xml) => isCaught(map, xml))).map(({ name }) => name)).toEqual(
        [],
      );
    },
    60_000,
  );
});

/** By path, how often an element occurs in one parent and how many names its own children have, at most. */
function countsIn(texts: readonly string[]): Map<string, { occurrences: number; names: number }> {
  const counts = new Map<string, { occurrences: number; names: number }>();
  const walk = (element: XmlElement, above: string, occurrences: number) => {
    const path = `${above}/${element.name}`;
    const names = new Set(element.children.map(({ name }) => name)).size;
    const known = counts.get(path) ?? { occurrences: 0, names: 0 };
    counts.set(path, {
      occurrences: Math.max(known.occurrences, occurrences),
      names: Math.max(known.names, names),
    });
    for (const child of element.children) {
      walk(child, path, element.children.filter(({ name }) => name === child.name).length);
    }
  };
  for (const text of texts) walk(parseXml(text), '', 1);
  return counts;
}

/** True when a map fails on a message, loses something of it or writes it otherwise. */
function isCaught({ map }: WrongMap, xml: string): boolean {
  try {
    const { document, notHeld } = readMessage(map, undefined, xml, countingIds());
    return notHeld.length > 0 || canonical(writeMessage(map, document)) !== canonical(xml);
  } catch {
    return true;
  }
}

function read(map: MessageMap, file: string): DocumentData {
  return readMessage(map, undefined, textOf(file), countingIds()).document;
}

function textOf(file: string): string {
  return readFileSync(referencePath(file), 'utf8');
}
