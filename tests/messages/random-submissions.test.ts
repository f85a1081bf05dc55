import { readFileSync } from 'node:fs';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import type { NotHeld } from '../../src/messages/index.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { readDeclaration, writeDeclaration } from './support/conversion.ts';
import { chooser, RandomSubmissions } from './support/random-submissions.ts';
import { xsdErrors } from './support/xsd.ts';

/** Paths of the elements that the table of data elements names, and of what stands above them. */
const named = new Set<string>();
const table = hasReference ? readFileSync(referencePath('cds/de-mapping.csv'), 'utf8') : '';
for (const [path] of table.matchAll(/\/Declaration\/[\w/]+/g)) {
  const steps = path.split('/');
  for (const [index] of steps.entries()) named.add(steps.slice(0, index + 1).join('/'));
}
const sequenced = (path: string) =>
  path.endsWith('/SequenceNumeric') && named.has(path.replace(/\/[^/]*$/, ''));
const isNamed = (path: string) => named.has(path) || sequenced(path) || path === '/Declaration/FunctionCode';

/** What is listed of them, each with why no document holds it. */
const reasons: Readonly<Record<string, string>> = {
  'its element holds nothing that makes it written': 'a number or kind of nothing is never sent',
  'absent, but written as DAN': 'a deferred payment is never sent without its kind',
  'absent, but written as 1': 'an origin is never sent without its kind',
  'absent, but written as CV': 'a commodity code is never sent without its kind',
  'absent, but written as TSP': 'the same',
  'absent, but written as TRC': 'the same',
  'absent, but written as TRA': 'the same',
  'a rule hides it for such a document': 'the value is held, but for such a declaration never sent',
};

describe.skipIf(!hasReference)(
  'random submissions made from the authority’s schema, not from our map',
  { timeout: 300_000 },
  () => {
    const makers = hasReference
      ? {
          named: new RandomSubmissions(isNamed),
          all: new RandomSubmissions((path) => !path.includes('/Amendment') && !path.endsWith('/Pointer')),
        }
      : undefined;

    it('are valid by that schema', async () => {
      const messages = Array.from({ length: 60 }, (_, seed) =>
        makers!.named.message(chooser(seed), 2 + (seed % 8)),
      );
      expect(Object.fromEntries(await xsdErrors(messages))).toEqual({});
    });

    it('of 300 with every data element, each value is written back where it stood or listed', () => {
      const listed = new Set<string>();
      let whole = 0;
      for (let seed = 0; seed < 300; seed += 1) {
        const notHeld = expectAllSaid(makers!.named.message(chooser(seed), 1 + (seed % 9)), seed);
        if (notHeld.length === 0) whole += 1;
        for (const { reason } of notHeld) listed.add(reason);
      }
      expect([...listed].filter((reason) => !(reason in reasons))).toEqual([]);
      expect(whole).toBeGreaterThan(100);
    });

    it('of 60 with every element of the schema, each value is written back or listed', () => {
      for (let seed = 0; seed < 60; seed += 1)
        expectAllSaid(makers!.all.message(chooser(seed), 2 + (seed % 6)), seed);
    });
  },
);

/** The one number that follows from the rows alone: it is listed where it differs, and then another is written. */
const ownNumber = /\/ConsignmentItem\/SequenceNumeric=/;

/** Every leaf and attribute is in the message written again or in what is listed, and nothing else is written. */
function expectAllSaid(xml: string, seed: number): readonly NotHeld[] {
  const { document, notHeld: unheld, notSent } = readDeclaration(xml);
  const notHeld = [...unheld, ...notSent];
  const written = writeDeclaration(document);
  if (notHeld.length === 0) {
    expect(canonical(written) === canonical(xml), `seed ${seed}`).toBe(true);
    return notHeld;
  }
  const added = notHeld
    .filter(({ reason }) => reason.startsWith('absent'))
    .map(({ path, reason }) => `${plain(path)}=${reason.replace(/.* /, '')}`);
  const lost = notHeld
    .filter(({ reason }) => !reason.startsWith('absent'))
    .map(({ path, value }) => `${plain(path)}=${value}`);
  const said = (leaves: readonly string[]) => leaves.filter((leaf) => !ownNumber.test(leaf)).sort();
  expect(said([...leavesOf(written), ...lost]), `seed ${seed}`).toEqual(said([...leavesOf(xml), ...added]));
  return notHeld;
}

function plain(path: string): string {
  return path.replace(/\[\d+\]/g, '');
}

function leavesOf(xml: string): string[] {
  return valuesIn(new DOMParser().parseFromString(xml, 'text/xml').documentElement!, '');
}

function valuesIn(element: Element, above: string): string[] {
  const path = `${above}/${element.localName}`;
  const children = Array.from(element.childNodes).filter((child): child is Element => child.nodeType === 1);
  const attributes = Array.from(element.attributes)
    .filter(({ name }) => !name.startsWith('xmlns'))
    .map(({ name, value }) => `${path}/@${name}=${value}`);
  const own = children.length === 0 ? [`${path}=${element.textContent}`] : [];
  return [...own, ...attributes, ...children.flatMap((child) => valuesIn(child, path))];
}
