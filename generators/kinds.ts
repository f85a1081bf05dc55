import type { DocumentKind } from '../src/engine/document-kind.ts';
import type { Authored } from './authored.ts';

/** `customs-declaration/customs-declaration.kind.json` → `customs-declaration`. */
export function kindName(file: string): string {
  return file.slice(0, file.indexOf('/'));
}

/** Text of `src/generated/kinds.ts`: every kind of document by its name. */
export function kindsFile({ kinds }: Authored): string {
  const byName = [...kinds].map(([file, { $schema: _, ...of }]): [string, DocumentKind] => {
    const document = kindName(file);
    return [document, { document, ...of }];
  });
  return [
    "import type { DocumentKind } from '../engine/document-kind.ts';",
    '',
    '/** Every kind of document by its name. */',
    `export const kinds = ${JSON.stringify(Object.fromEntries(byName), null, 1)} as const satisfies Readonly<Record<string, DocumentKind>>;`,
    '',
  ].join('\n');
}
