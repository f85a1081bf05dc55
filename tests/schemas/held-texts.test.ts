import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Texts of the customs declaration's fields, lists, sections and rules, by id. */
function textsOf(
  entries: readonly (readonly [id: string, text: string])[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.filter(([id]) => /^(fields|lists|sections|rules)\./.test(id)));
}

it('labels, helps and examples are word for word those that were read over; a change is made in both places', () => {
  const locale = readFileSync(new URL('../../schemas/locale/en.json', import.meta.url), 'utf8');
  const held = readFileSync(new URL('held-texts.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const stated = held.map((line) => {
    const at = line.indexOf(' = ');
    return [line.slice(0, at), line.slice(at + 3)] as const;
  });
  expect(held.length).toBeGreaterThan(1000);
  expect(textsOf(Object.entries(JSON.parse(locale) as Record<string, string>))).toEqual(textsOf(stated));
});
