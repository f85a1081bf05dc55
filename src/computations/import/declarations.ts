import {
  blankDocument,
  bornProvenances,
  createDocumentStore,
  type DocumentData,
  type FieldValue,
  formatPath,
  type Provenances,
} from '../../engine/index.ts';
import { computations } from '../index.ts';
import type { ImportPlace } from '../invoice-lines.ts';
import { groupLines, singleLines } from './groups.ts';
import { importGroups, lineProvenance } from './items.ts';
import type { LineError, ReadLine } from './lines.ts';

/** The lines of one declaration. */
export interface DeclarationLines {
  /** What its lines have in common that tells them from others; '' where nothing does. */
  readonly key: string;
  /** Word over the column that says so; '' where none does. */
  readonly keyColumn: string;
  readonly header: Readonly<Record<string, FieldValue>>;
  readonly lines: readonly ReadLine[];
  readonly errors: readonly LineError[];
}

/** Fields of the declaration that tell one from another, the first that is mapped. */
const keys = ['/internal_id', '/transaction_ref', '/invoice_number', '/ref_general'];

/**
 * The lines by the declaration they belong to; one that says another thing of it than a line before is an error, of the
 * column that `headOf` names for its target.
 */
export function declarationsIn(
  lines: readonly ReadLine[],
  headOf: (target: string) => string,
): readonly DeclarationLines[] {
  const key = keys.find((name) => lines.some(({ values }) => values.has(name)));
  const found = new Map<string, ReadLine[]>();
  for (const line of lines) {
    const value = key === undefined ? '' : String(line.values.get(key) ?? '');
    const known = found.get(value);
    if (known) known.push(line);
    else found.set(value, [line]);
  }
  return [...found].map(([value, own]) => {
    const header: Record<string, FieldValue> = {};
    const errors: LineError[] = [];
    for (const { line, values } of own) {
      for (const [name, told] of values) {
        if (!name.startsWith('/')) continue;
        const field = name.slice(1);
        const known = header[field];
        header[field] ??= told;
        if (known !== undefined && known !== told)
          errors.push({
            line,
            column: headOf(name),
            text: String(told),
            reason: `A line before says ${String(known)} of the same declaration.`,
          });
      }
    }
    if (key !== undefined && value === '')
      errors.push({
        line: own[0]!.line,
        column: headOf(key),
        text: '',
        reason: 'The line does not say which declaration it belongs to.',
      });
    const keyColumn = key === undefined ? '' : headOf(key);
    return { key: value, keyColumn, header, lines: own.map(withoutHeader), errors };
  });
}

function withoutHeader({ line, values }: ReadLine): ReadLine {
  return { line, values: new Map([...values].filter(([name]) => !name.startsWith('/'))) };
}

/** A new declaration of these lines, computed as an editor would, and how many of its items found no room. */
export function declarationOf(
  { header, lines }: DeclarationLines,
  place: Omit<ImportPlace, 'document'>,
  isGrouped: boolean,
): { readonly document: DocumentData; readonly provenances: Provenances; readonly left: number } {
  const { definition, context, newId, source } = place;
  const own = computations['customs-declaration'] ?? [];
  const born = blankDocument(definition, context, newId, header);
  const document = { ...born, CDSItems: [] };
  const told = source && lineProvenance(source, [lines[0]!.line]);
  const fromFile = told ? Object.keys(header).map((name) => [formatPath([name]), told]) : [];
  const store = createDocumentStore({
    definition,
    document,
    provenances: {
      ...bornProvenances(document, header, definition),
      ...Object.fromEntries(fromFile),
    },
    computations: own,
    context,
    newId,
  });
  const groups = isGrouped ? groupLines(lines, definition) : singleLines(lines, definition);
  const { patches, left } = importGroups(groups, { ...place, document: store.document() });
  store.edit(patches, 'Import');
  return { document: store.document(), provenances: store.provenances(), left };
}
