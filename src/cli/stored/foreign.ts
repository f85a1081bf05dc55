import type { Catalogue, ObjectDefinition } from '../../engine/index.ts';
import type { StoredDocument } from './stored-document.ts';

/**
 * Why a document whose kind nobody noted is plainly of another kind, in words; undefined where it may be what it is
 * taken for. It is another where none of its names is known, or where another document or row knows all of them.
 */
export function foreignTo(
  { document, data, isAssumed }: StoredDocument,
  catalogues: readonly Pick<Catalogue, 'documents'>[],
): string | undefined {
  if (!isAssumed) return undefined;
  const names = Object.keys(data as object).filter((name) => name !== 'uuid');
  const own = catalogues.flatMap(({ documents }) => documents[document] ?? []);
  if (own.length === 0) return undefined;
  const unknown = names.filter((name) => !own.some((definition) => has(definition, name)));
  if (unknown.length === 0) return undefined;
  const other = catalogues
    .flatMap(({ documents }) => Object.values(documents).flatMap(withRows))
    .find((definition) => names.every((name) => has(definition, name)));
  if (other !== undefined) return `is of the kind ${other.name} by its names.`;
  return unknown.length === names.length ? `holds nothing that a ${document} has.` : undefined;
}

function withRows(definition: ObjectDefinition): readonly ObjectDefinition[] {
  return [definition, ...Object.values(definition.lists).flatMap(({ row }) => withRows(row))];
}

function has({ fields, lists }: ObjectDefinition, name: string): boolean {
  return Object.hasOwn(fields, name) || Object.hasOwn(lists, name);
}
