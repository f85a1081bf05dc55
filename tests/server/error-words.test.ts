import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { locale } from '../../src/generated/locale.ts';
import { customsErrorWords } from '../../src/server/notifications/error-words.ts';

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

test("our words come first, customs' own after them", () => {
  const ours = 'A required value is missing. Fill in this field and send again.';
  expect(customsErrorWords('CDS10001', undefined)).toBe(ours);
  expect(customsErrorWords('CDS10001', 'Obligation')).toBe(`${ours} Customs: Obligation`);
});

test('a code we have no words for keeps what customs wrote', () => {
  expect(customsErrorWords('CDS99999', 'Something new')).toBe('Something new');
  expect(customsErrorWords('CDS99999', null)).toBe('Customs does not accept this (CDS99999).');
});
