import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { text } from '../../src/app/texts.ts';
import type { ObjectDefinition } from '../../src/engine/catalogue.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { locale } from '../../src/generated/locale.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ids = new Set(Object.keys(locale));

function sources(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'));
}

function rowNames(object: ObjectDefinition): string[] {
  return Object.values(object.lists).flatMap((list) => [list.row.name, ...rowNames(list.row)]);
}

describe('texts of the app', () => {
  it('every id in the sources has a text', () => {
    const used = [...sources('src/app'), ...sources('widgets')].flatMap((source) =>
      [...source.matchAll(/\btext\(\s*'([^']+)'/g)].map((match) => match[1]!),
    );
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('every row of every document has a name', () => {
    const names = Object.values(catalogue.documents).flatMap(rowNames);
    expect(names.filter((name) => !ids.has(`row.${name}`))).toEqual([]);
  });

  it.each([
    ['field.error', 'Error'],
    ['row.item.empty', 'There isn`t declared commodities yet.'],
    ['send.success', 'Document successfully send.'],
    ['save.toast', 'Data has been saved.'],
    ['error.sessionExpired', 'Session Expired!'],
    ['list.noMatch', 'No results found. Try different keywords or remove search filters'],
    ['code.group.pinned', 'Most used'],
    ['status.validation', 'Sent / In validation'],
    ['status.rejection', 'Sent / In rejection'],
    ['status.calculation', 'Sent / Calculate duties'],
    ['status.decision', 'Sent / Decision to clear or release'],
    ['status.finalized', 'Sent / Finalised'],
    ['status.amendment_declined', 'Amend decline'],
  ])('%s is worded as the specification has it', (id, words) => {
    expect(text(id)).toBe(words);
  });

  it('ENG-052: the counter', () => {
    expect(text('field.counter', { count: 3, maximum: 35 })).toBe('3 of 35 characters');
  });

  it('one is no plural', () => {
    expect(text('rows.pasted', { cells: 1, rows: 2, refused: 0 })).toBe(
      '1 cell filled, 2 rows added, 0 left out',
    );
    expect(text('help.upTo', { count: 1 })).toBe('Up to 1 character');
    expect(text('list.count', { count: 0 })).toBe('0 declarations');
  });

  it('the question before items are deleted', () => {
    expect(text('row.item.confirmDelete', { count: 2 })).toBe('Please confirm deletion of 2 commodity items');
  });
});
