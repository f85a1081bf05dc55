import type { DocumentColumns, DocumentKind } from '../src/engine/document-kind.ts';
import type { Authored } from './authored.ts';

/** `customs-declaration/customs-declaration.kind.json` → `customs-declaration`. */
export function kindName(file: string): string {
  return file.slice(0, file.indexOf('/'));
}

/** Text of `src/generated/kinds.ts`: every kind of document by its name; columns apart, because no page needs them. */
export function kindsFile(authored: Authored): string {
  const byName: [string, DocumentKind][] = [];
  const columnsByName: [string, DocumentColumns][] = [];
  for (const [file, { $schema: _, columns, ...of }] of authored.kinds) {
    const document = kindName(file);
    byName.push([document, { document, ...of }]);
    columnsByName.push([document, columns]);
  }
  const literal = (entries: readonly [string, unknown][]) =>
    JSON.stringify(Object.fromEntries(entries), null, 1);
  return [
    "import type { DocumentColumns, DocumentKind } from '../engine/document-kind.ts';",
    '',
    '/** Every kind of document by its name. */',
    `export const kinds = ${literal(byName)} as const satisfies Readonly<Record<string, DocumentKind>>;`,
    '',
    'export type KindName = keyof typeof kinds;',
    '',
    'export const kindNames = Object.keys(kinds) as readonly KindName[];',
    '',
    '/** The columns of each kind. */',
    `export const kindColumns = ${literal(columnsByName)} as const satisfies Readonly<Record<string, DocumentColumns>>;`,
    '',
  ].join('\n');
}
