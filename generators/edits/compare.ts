import type { Catalogue, ListDefinition, ObjectDefinition, Rule } from '../../src/engine/catalogue.ts';
import { isSameData } from '../../src/engine/same-data.ts';
import { type Authored, objectName, uiFileOf, withIdsForTexts } from '../authored.ts';
import { buildCatalogue } from '../catalogue.ts';
import { authoredObjects } from '../check/objects.ts';
import { worldsOf } from '../check/worlds.ts';
import { rowsAsUsed } from '../rows-as-used.ts';
import { categoryChanges } from './category-changes.ts';
import type { Change, EditKind } from './change.ts';
import { checkRuleChanges } from './check-rule-changes.ts';
import { bound, fieldChanges, type MemberChange } from './field-changes.ts';
import { mapChanges } from './map-changes.ts';
import { migrationChanges } from './migration-changes.ts';
import { newNames } from './moved-places.ts';
import { ruleChanges } from './rule-changes.ts';

/** Schemas with the catalogue made of them. */
export interface Edition {
  readonly authored: Authored;
  readonly catalogue: Catalogue;
}

/** Made even where texts are missing. */
export function editionOf(authored: Authored): Edition {
  const worded = withIdsForTexts(authored);
  return { authored: worded, catalogue: buildCatalogue(worded) };
}

/**
 * What an edit means for stored documents, object by object; a row that several documents share is told once.
 * Texts, layout and defaults of new rows touch nothing that is stored and are no change here.
 */
export function changesBetween(before: Edition, after: Edition): readonly Change[] {
  const changes: Change[] = [];
  const seen = new Set<ObjectDefinition>();
  const newName = newNames(before.catalogue, after.authored);
  const objects = new Map(
    [...authoredObjects(rowsAsUsed(after.authored)).values()].map((one) => [one.name, one]),
  );

  for (const [name, document] of Object.entries(before.catalogue.documents)) {
    const now = after.catalogue.documents[name];
    if (!now) {
      note('breaking', fileOf(before, name), [], `There is no document ${name} any more.`);
      continue;
    }
    if (now.version < document.version) {
      const text = `Version ${now.version} of ${name} is older than ${document.version}, which is stored.`;
      note('breaking', fileOf(after, name), ['version'], text);
    }
    if (now.version > document.version) {
      const text = `Documents of version ${document.version} become such of version ${now.version}; what their migrations make of them is seen on documents.`;
      note('unclear', fileOf(after, name), ['version'], text);
    }
    changes.push(...migrationChanges(name, document.version, before.authored, after.authored));
    compare(document, now);
  }
  for (const name of Object.keys(after.catalogue.documents)) {
    if (!before.catalogue.documents[name]) {
      note('wider', fileOf(after, name), [], `The document ${name} is new.`);
    }
  }
  return [
    ...changes,
    ...listChanges(before, after),
    ...mapChanges(before.authored, after.authored),
    ...categoryChanges(before.authored, after.authored),
    ...checkRuleChanges(before.authored, after.authored),
  ];

  function compare(was: ObjectDefinition, is: ObjectDefinition): void {
    if (seen.has(was)) return;
    seen.add(was);
    const known = new Set<string>();
    const nameNow = (name: string) => {
      const now = newName(was.name, name) ?? name;
      known.add(now);
      return now;
    };
    for (const [name, field] of Object.entries(was.fields)) {
      const now = is.fields[nameNow(name)];
      if (now) {
        noteAll(is.name, 'fields', now.name, fieldChanges(field, now));
        noteRules(is.name, 'fields', now.name, field.rules, now.rules);
      } else goneFrom(was.name, name, is.lists[name] ? 'is a list now' : 'is no field any more');
    }
    for (const [name, list] of Object.entries(was.lists)) {
      const now = is.lists[nameNow(name)];
      if (now) compareLists(is.name, list, now);
      else goneFrom(was.name, name, is.fields[name] ? 'is a field now' : 'is no list any more');
    }
    for (const [name, field] of Object.entries(is.fields)) {
      if (known.has(name)) continue;
      note('wider', fileOf(after, is.name), ['properties', name], `"${name}" is new.`);
      noteRules(is.name, 'fields', name, undefined, field.rules);
    }
    for (const [name, list] of Object.entries(is.lists)) {
      if (known.has(name)) continue;
      const kind = (list.minRows ?? 0) > 0 ? 'narrower' : 'wider';
      note(kind, fileOf(after, is.name), ['properties', name], `The list "${name}" is new.`);
      noteRules(is.name, 'lists', name, undefined, list.rules);
    }
  }

  function compareLists(owner: string, was: ListDefinition, is: ListDefinition): void {
    if (was.row.name !== is.row.name) {
      const text = `"${is.name}" has rows of ${is.row.name} instead of ${was.row.name}.`;
      note('breaking', fileOf(after, owner), ['properties', is.name, 'items'], text);
    } else compare(was.row, is.row);
    if (was.parentField !== is.parentField) {
      const text = `"${is.name}": rows stand below others by ${is.parentField ?? 'nothing'} instead of ${was.parentField ?? 'nothing'}.`;
      note('unclear', fileOf(after, owner), ['properties', is.name, 'parentField'], text);
    }
    if (!isSameData(was.rollUp ?? {}, is.rollUp ?? {})) {
      const text = `"${is.name}": other figures are summed up.`;
      note('unclear', fileOf(after, owner), ['properties', is.name, 'rollUp'], text);
    }
    noteAll(owner, 'lists', is.name, [
      ...bound('maxItems', was.maxRows, is.maxRows, -1, (n) => `at most ${n} rows`),
      ...(was.advisedRows === is.advisedRows
        ? []
        : bound(
            'advisedMaxItems',
            flaggedAbove(was),
            flaggedAbove(is),
            -1,
            (n) => `no flag up to ${n} rows`,
          )),
      ...bound('minItems', was.minRows, is.minRows, 1, (n) => `at least ${n} rows`),
    ]);
    noteRules(owner, 'lists', is.name, was.rules, is.rules);
  }

  function noteRules(
    owner: string,
    kind: 'fields' | 'lists',
    name: string,
    was: readonly Rule[] | undefined,
    is: readonly Rule[],
  ): void {
    const object = objects.get(owner);
    const found = ruleChanges(was ?? [], is, (conditions) => object && worldsOf(object, conditions, {}));
    // That a new one is hidden at times makes nothing wider.
    noteAll(owner, kind, name, was ? found : found.filter(({ kind }) => kind !== 'wider'));
  }

  function goneFrom(owner: string, name: string, text: string): void {
    note('breaking', fileOf(after, owner), ['properties'], `"${name}" ${text}.`);
  }

  function noteAll(
    owner: string,
    kind: 'fields' | 'lists',
    name: string,
    found: readonly MemberChange[],
  ): void {
    const file = fileOf(after, owner);
    for (const { kind: edit, keyword, ui, text } of found) {
      const words = `"${name}": ${text}.`;
      if (!ui) note(edit, file, ['properties', name, keyword], words);
      else {
        const said = saidByDocument(owner, kind, name, keyword);
        note(edit, said?.file ?? uiFileOf(file), said?.path ?? [kind, name, keyword], words);
      }
    }
  }

  /** Where the rules of a field stand that a document has of a row it shares. */
  function saidByDocument(owner: string, kind: 'fields' | 'lists', name: string, keyword: string) {
    const { ui, uiFile } = objects.get(owner) ?? {};
    const rules = ui?.[kind]?.[name]?.rules ?? [];
    const last = uiFile?.standsAt?.([kind, name, keyword, rules.length - 1]);
    return last && { file: last.file.name, path: last.path.slice(0, -1) };
  }

  /** A row that documents use in several ways is told once where an edit means the same to them. */
  function note(kind: EditKind, file: string, path: Change['path'], text: string): void {
    const isTold = changes.some((told) => told.file === file && told.text === text && told.kind === kind);
    if (!isTold) changes.push({ kind, file, path, text });
  }
}

/** Most rows of a list that has neither an error nor a warning for their number. */
function flaggedAbove({ maxRows = Infinity, advisedRows = Infinity }: ListDefinition): number | undefined {
  const most = Math.min(maxRows, advisedRows);
  return most === Infinity ? undefined : most;
}

function fileOf({ authored }: Edition, name: string): string {
  return [...authored.schemas.keys()].find((file) => objectName(file) === name) ?? name;
}

/** Codes that lists gained and lost: a code that is in no list is a warning, so a lost one is narrower. */
function listChanges(before: Edition, after: Edition): readonly Change[] {
  return Object.values(before.catalogue.codeLists).flatMap((was): Change[] => {
    const is = after.catalogue.codeLists[was.name];
    const file = `lists/${was.name}.json`;
    const had = new Set(was.options.map(({ value }) => value));
    const has = new Set(is?.options.map(({ value }) => value));
    const lost = [...had].filter((code) => !has.has(code));
    const gained = [...has].filter((code) => !had.has(code));
    const some = (codes: readonly string[]) =>
      `${codes.slice(0, 10).join(', ')}${codes.length > 10 ? ` and ${codes.length - 10} more` : ''}`;
    return [
      ...(lost.length === 0 ? [] : [change('narrower', `The list has no more ${some(lost)}.`)]),
      ...(gained.length === 0 ? [] : [change('wider', `The list has ${some(gained)} as well.`)]),
    ];

    function change(kind: EditKind, text: string): Change {
      return { kind, file, path: ['options'], text };
    }
  });
}
