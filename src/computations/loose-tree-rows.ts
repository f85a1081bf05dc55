import { type DocumentCheck, type DocumentDefinition, looseRows, rowsOf } from '../engine/index.ts';

const messages = {
  circling: 'This stands below itself, so it is shown on top: move it to where it belongs.',
  missing: 'What this stood below is not there, so it is shown on top: move it to where it belongs.',
} as const;

/** A check for each tree of a document: rows that an import or another program put below themselves or below nothing. No move does. */
export function looseTreeRows({ lists }: DocumentDefinition): readonly DocumentCheck[] {
  return Object.values(lists).flatMap(({ name, parentField }): readonly DocumentCheck[] => {
    if (parentField === undefined) return [];
    return [
      {
        name: `loose-rows-${name}`,
        reads: [`/${name}`, `/${name}/*/${parentField}`],
        full: (document) =>
          [...looseRows(rowsOf(document, name), parentField)].map(([id, why]) => ({
            path: [name, { id }],
            severity: why === 'circling' ? 'error' : 'warning',
            code: `problem.${why}`,
            message: messages[why],
          })),
      },
    ];
  });
}
