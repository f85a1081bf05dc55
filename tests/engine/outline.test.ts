import { describe, expect, test } from 'vitest';
import type { DocumentData, OutlineSection } from '../../src/engine/index.ts';
import { formatPath, outlineOf, withSections } from '../../src/engine/index.ts';
import { manifest } from './manifest.ts';

/** Each section in one line: its words, its values by place, and its lists with what their rows hold. */
function told(sections: readonly OutlineSection[]): unknown[] {
  return sections.map(({ label, values, lists }) => [
    label,
    values.map(({ path, field, value }) => `${formatPath(path)} ${field.name}=${value}`),
    lists.map(({ path, list, rows }) => [
      `${formatPath(path)} ${list.name}`,
      rows.map((row) => [formatPath(row.path), row.row.uuid, told(row.sections)]),
    ]),
  ]);
}

const whole: DocumentData = {
  unshown: 'below',
  port: 'GBFXT',
  kind: 'bulk',
  ship: 'Ebba',
  seals: [
    { uuid: 's1', number: '17' },
    { uuid: 's2', number: '' },
  ],
};

describe('what a document holds', () => {
  test('stands in the order of its screens, and what no section shows in one without words, last', () => {
    expect(told(outlineOf(manifest, whole))).toEqual([
      [
        'Voyage',
        ['/ship ship=Ebba'],
        [['/seals seals', [['/seals/{s1}', 's1', [['', ['/seals/{s1}/number number=17'], []]]]]]],
      ],
      ['Cargo', ['/kind kind=bulk', '/port port=GBFXT'], []],
      ['', ['/unshown unshown=below'], []],
    ]);
  });

  test('is nothing where sections, lists and rows hold nothing; false and zero are something', () => {
    expect(outlineOf(manifest, { ship: '', seals: [], loads: [{ uuid: 'l1' }] })).toEqual([]);
    const [section] = outlineOf(manifest, { port: 0, kind: false });
    expect(section?.values.map(({ value }) => value)).toEqual([false, 0]);
  });
});

test('a document keeps of its sections those that were chosen, and what stands in none', () => {
  expect(withSections(manifest, whole, ['voyage'])).toEqual({
    unshown: 'below',
    ship: 'Ebba',
    seals: whole.seals,
  });
  expect(withSections(manifest, whole, ['voyage', 'cargo'])).toEqual(whole);
  expect(withSections(manifest, whole, [])).toEqual({ unshown: 'below' });
});
