import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  customsErrorExplanation,
  customsErrorWords,
} from '../../src/areas/customs/server/answers/error-words.ts';
import { customsWords } from '../../src/generated/customs-words.ts';
import { hasReference, referencePath } from '../support/reference.ts';

const rules = fileURLToPath(new URL('../../src/simulator/cds/rules/', import.meta.url));
const codes = new Set(
  readdirSync(rules).flatMap((name) => readFileSync(rules + name, 'utf8').match(/CDS\d{5}/g) ?? []),
);

test('every code of the rehearsal authority has a title, an explanation and a next step', () => {
  expect(codes.size).toBeGreaterThan(30);
  const known = new Set<string>(Object.keys(customsWords));
  const wanted = [...codes].flatMap((code) => ['', '.why', '.next'].map((end) => `customs.${code}${end}`));
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});

test.skipIf(!hasReference)(
  'each of the 178 published codes has words of our own, and no others are there',
  () => {
    const published = JSON.parse(readFileSync(referencePath('cds/error-codes.json'), 'utf8')) as {
      code: string;
      en: string;
    }[];
    const texts: Readonly<Record<string, string>> = customsWords;
    const ours = new Set(Object.keys(texts).flatMap((id) => id.match(/CDS\d{5}/) ?? []));
    expect(ours).toEqual(new Set(published.map(({ code }) => code)));
    expect(ours.size).toBe(178);
    const plain = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '');
    for (const { code, en } of published) {
      const title = texts[`customs.${code}`] ?? '';
      const why = texts[`customs.${code}.why`] ?? '';
      const next = texts[`customs.${code}.next`] ?? '';
      for (const words of [title, why, next]) {
        expect(words.length, code).toBeGreaterThan(15);
        expect(words, code).not.toMatch(/CDS\d|D\.E\.|Error:/);
        expect(plain(en), code).not.toContain(plain(words));
      }
      expect(title, code).toMatch(/^[A-Z0-9].*[^.]$/);
      expect(next, code).toMatch(/^[A-Z].*\.$/);
      expect(why, code).toMatch(/^[A-Z0-9].*\.$/);
      expect(why.length, code).toBeGreaterThan(60);
      expect(plain(why), `${code}: no repetition`).not.toContain(plain(title));
    }
  },
);

/** Times and codes that a text names. */
const facts =
  /\b(?:\d+ (?:days|hours|months)|[A-Z]{3}\d{2}|NI[A-Z]{3}|\d{3}[A-Z]|\d{2}[A-Z]|[A-Z]\d{3}|\d[A-Z]\d|\d[A-Z]{2}|E[ALP]|CLE|CGU|CO|GBP)\b/g;

test.skipIf(!hasReference)(
  'our words name the times and codes that the published text names, and no others',
  () => {
    const published = JSON.parse(readFileSync(referencePath('cds/error-codes.json'), 'utf8')) as {
      code: string;
      en: string;
    }[];
    const texts: Readonly<Record<string, string>> = customsWords;
    const factsOf = (text: string) => [...new Set(text.match(facts))].sort();
    for (const { code } of published) {
      const theirs = published.filter((one) => one.code === code).map(({ en }) => en);
      const ours = ['', '.why', '.next'].map((end) => texts[`customs.${code}${end}`]);
      // The published text of this one says "AI codes"; these are they.
      const named = code === 'CDS12158' ? ['NIIMP NIDOM NIEXP'] : [];
      expect(factsOf(ours.join(' ')), code).toEqual(factsOf([...theirs, ...named].join(' ')));
    }
  },
);

test("our words come first, customs' own after them", () => {
  const ours = 'A required value is missing. Fill in this field and send again.';
  expect(customsErrorWords('CDS10001', undefined)).toBe(ours);
  expect(customsErrorWords('CDS10001', 'Obligation')).toBe(`${ours} Customs: Obligation`);
});

test('a code we have no words for keeps what customs wrote', () => {
  expect(customsErrorWords('CDS99999', 'Something new')).toBe('Something new');
  expect(customsErrorWords('CDS99999', null)).toBe('Customs does not accept this (CDS99999).');
});

test('each explanation is that of its own code', () => {
  const texts: Readonly<Record<string, string>> = customsWords;
  const all = Object.keys(texts).filter((id) => id.endsWith('.why'));
  expect(new Set(all.map((id) => texts[id])).size, 'no two codes are explained alike').toBe(all.length);
  expect(customsErrorExplanation('CDS12062')).toContain('12 months');
  expect(customsErrorExplanation('CDS99999')).toBeUndefined();
});
