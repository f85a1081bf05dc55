import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { locale } from '../../src/generated/locale.ts';
import { customsErrorWords } from '../../src/server/notifications/error-words.ts';
import { hasReference, referencePath } from '../support/reference.ts';

const rules = fileURLToPath(new URL('../../src/simulator/rules/', import.meta.url));
const codes = new Set(
  readdirSync(rules).flatMap((name) => readFileSync(rules + name, 'utf8').match(/CDS\d{5}/g) ?? []),
);

test('every code of the rehearsal authority has a title and a next step', () => {
  expect(codes.size).toBeGreaterThan(30);
  const known = new Set<string>(Object.keys(locale));
  const wanted = [...codes].flatMap((code) => [`customs.${code}`, `customs.${code}.next`]);
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});

test.skipIf(!hasReference)(
  'each of the 178 published codes has words of our own, and no others are there',
  () => {
    const published = JSON.parse(readFileSync(referencePath('cds/error-codes.json'), 'utf8')) as {
      code: string;
      en: string;
    }[];
    const texts: Readonly<Record<string, string>> = locale;
    const ours = new Set(Object.keys(texts).flatMap((id) => id.match(/CDS\d{5}/) ?? []));
    expect(ours).toEqual(new Set(published.map(({ code }) => code)));
    expect(ours.size).toBe(178);
    const plain = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '');
    for (const { code, en } of published) {
      const title = texts[`customs.${code}`] ?? '';
      const next = texts[`customs.${code}.next`] ?? '';
      for (const words of [title, next]) {
        expect(words.length, code).toBeGreaterThan(15);
        expect(words, code).not.toMatch(/CDS\d|D\.E\.|Error:/);
        expect(plain(en), code).not.toContain(plain(words));
      }
      expect(title, code).toMatch(/^[A-Z0-9].*[^.]$/);
      expect(next, code).toMatch(/^[A-Z].*\.$/);
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
