import type { DeclarationCategory, Requirement } from '../src/engine/category.ts';
import { tableLine } from './table-line.ts';

const LEVEL = { declaration: '', item: ', item', either: ', or item' } as const;

/** What each category needs by data element, and where its table was read. */
export function categoryTables(
  categories: readonly DeclarationCategory[],
  elements: readonly string[],
): string[] {
  const rows = elements.flatMap((number) => {
    const found = categories.map(({ requirements }) => requirements.find((of) => of.element === number));
    return found.some(Boolean) ? [tableLine([number, ...found.map(inWords)])] : [];
  });
  return [
    '## Declaration categories',
    '',
    'What the tables of data elements say, as far as they were read; a blank is a row the table lacks or that was not read. Without a level it stands in the declaration.',
    '',
    tableLine(['Element', ...categories.map(({ category }) => category)]),
    tableLine(['---', ...categories.map(() => '---')]),
    ...rows,
    '',
    '| Category | Table | Date | Read |',
    '|---|---|---|---|',
    ...categories.map(({ title, page, readThrough }) =>
      tableLine([
        title,
        `[${page.title}](${page.url})`,
        `${page.dated} ${page.date}`,
        readThrough ? `through ${readThrough}` : 'whole',
      ]),
    ),
    '',
  ];
}

function inWords(requirement: Requirement | undefined): string {
  return requirement ? `${requirement.need}${LEVEL[requirement.level]}` : '';
}
