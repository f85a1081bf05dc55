import type { DocumentData, ObjectDefinition } from '../../engine/index.ts';
import { catalogue } from '../../generated/catalogue.ts';
import { kindNames } from '../../generated/kinds.ts';
import { kindNamed } from '../declarations/kind.ts';
import { documentOf, type StoredShape } from '../declarations/stored-document.ts';
import type { Database } from '../storage/database.ts';

/** Where documents are stored, and what each row is: as it stands (archived ones too), and as it was sent. */
const places = [
  { table: 'documents', owner: 'id' },
  { table: 'outbox', owner: 'document_id' },
] as const;

/** Documents read at once. */
const PAGE = 50;
/** Ids kept of each code's documents. */
const FIRST = 3;

export interface Holders {
  readonly documents: number;
  readonly firstIds: readonly number[];
}

/**
 * Which of these codes stand in stored documents, in the fields that offer the list. Every document is read
 * once, a page at a time, whatever the number of codes, and the wanted codes are looked up in a set.
 * `since`: only documents changed from then on.
 */
export async function codesInDocuments(
  db: Database,
  list: string,
  wanted: ReadonlySet<string>,
  { since, onProgress }: { since?: Date; onProgress?: (documents: number) => void } = {},
): Promise<ReadonlyMap<string, Holders>> {
  const owners = new Map<string, Set<number>>();
  let read = 0;
  const offering = kindNames.filter((name) => offersList(kindNamed(name).definition, list));
  if (wanted.size === 0 || offering.length === 0) return new Map();
  for (const { table, owner } of places) {
    for (let after = 0; ; ) {
      let page = db
        .selectFrom(table)
        .select(['id', `${owner} as owner`, 'document_kind', 'document', 'schema_version'])
        .where('id', '>', after)
        .where('document_kind', 'in', offering)
        .where('document', 'is not', null)
        .$narrowType<{ document: string }>()
        .orderBy('id')
        .limit(PAGE);
      if (since) page = page.where(table === 'documents' ? 'updated_at' : 'created_at', '>=', since);
      const rows = await page.execute();
      for (const row of rows) {
        for (const code of codesOf(kindNamed(row.document_kind).definition, readDocument(row), list)) {
          if (wanted.has(code)) owners.set(code, (owners.get(code) ?? new Set()).add(Number(row.owner)));
        }
      }
      read += rows.length;
      if (rows.length > 0) onProgress?.(read);
      const last = rows.at(-1);
      if (rows.length < PAGE || !last) break;
      after = last.id;
    }
  }
  return new Map(
    [...owners].map(([code, ids]) => [
      code,
      { documents: ids.size, firstIds: [...ids].sort((a, b) => a - b).slice(0, FIRST) },
    ]),
  );
}

/** A document that cannot be read may hold any code: throws, with the declaration it is of. */
function readDocument(row: StoredShape & { readonly owner: number | null }): DocumentData {
  try {
    return documentOf(row);
  } catch (error) {
    throw new Error(`Declaration ${row.owner}: ${(error as Error).message}`, { cause: error });
  }
}

/** Codes of a list in a document, in capitals: of the fields that offer it and of those it stands split over. */
export function codesOf(definition: ObjectDefinition, data: unknown, list: string): readonly string[] {
  const values = data as Readonly<Record<string, unknown>>;
  const codes: string[] = [];
  const parts = catalogue.storedLists[list]?.joined?.[definition.name] ?? [];
  for (const field of Object.values(definition.fields)) {
    if (field.codeList === list && !parts.includes(field.name) && isText(values[field.name]))
      codes.push(values[field.name] as string);
  }
  codes.push(parts.map((part) => (isText(values[part]) ? values[part] : '')).join(''));
  for (const { name, row } of Object.values(definition.lists)) {
    const rows = values[name];
    if (!Array.isArray(rows) || !offersList(row, list)) continue;
    for (const each of rows) codes.push(...codesOf(row, each, list));
  }
  return codes.filter((code) => code !== '').map((code) => code.toUpperCase());
}

function offersList(definition: ObjectDefinition, list: string): boolean {
  return (
    Object.values(definition.fields).some(({ codeList }) => codeList === list) ||
    catalogue.storedLists[list]?.joined?.[definition.name] !== undefined ||
    Object.values(definition.lists).some(({ row }) => offersList(row, list))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
