import type { MessageMap } from '../../src/messages/map.ts';
import { type Authored, type FieldSchema, resolveReference } from '../authored.ts';
import { checkOf } from '../catalogue.ts';
import { positionOf, type SourceFile } from '../source-files.ts';
import { isAbove } from './bounds.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldsOf, listsOf } from './objects.ts';
import {
  areExclusive,
  elementsOf,
  fieldAt,
  type Holder,
  type Place,
  type PlacedCodec,
  type PlacedElement,
} from './placed-elements.ts';

/** A field in an element, in an attribute of it, or in a codec whose parts stand in elements. */
interface FieldUse {
  readonly element: PlacedElement;
  readonly place: Place;
  readonly holder: Holder;
  readonly name: string;
  readonly takes: Capacity;
}

/** Most characters and greatest number a message takes of a field; undefined where the format sets none. */
interface Capacity {
  readonly characters?: number | undefined;
  readonly number?: number | undefined;
  /** Name of the format that sets them, where it is one. */
  readonly format?: string | undefined;
}

/** What the maps of one document hold together. */
interface Held {
  /** Uses by pattern of the field's path. */
  readonly fields: Map<string, FieldUse[]>;
  /** Most rows a message takes, by pattern of the row's path. */
  readonly lists: Map<string, number>;
  readonly derived: Set<string>;
}

/**
 * Fields and lists that no message holds and none is said to do without, fields that one message holds
 * twice, and limits beyond what every message takes.
 */
export function checkMappedFields(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const byDocument = new Map<AuthoredObject, Held>();
  for (const [folder, maps] of authored.messageMaps) {
    for (const [name, content] of maps) {
      const map = content as MessageMap;
      const file = authored.files.get(`${folder}/${name}.message.json`);
      const document = objects.get(`${folder}/${map.document}.schema.json`);
      if (!file || !document) continue;
      const held = byDocument.get(document) ?? { fields: new Map(), lists: new Map(), derived: new Set() };
      byDocument.set(document, held);
      const elements = elementsOf(map, document, objects);
      const uses = usesIn(map, elements);
      checkTwice(file, uses, report);
      for (const use of uses) {
        const at = `${use.holder.pattern}/${use.name}`;
        held.fields.set(at, [...(held.fields.get(at) ?? []), use]);
      }
      for (const element of elements) addList(held, element);
      for (const field of Object.keys(map.derived ?? {})) held.derived.add(`/${field}`);
    }
  }
  for (const [document, held] of byDocument) checkHeld(document, document, '', held);

  function checkHeld(document: AuthoredObject, object: AuthoredObject, pattern: string, held: Held): void {
    const missing = (name: string, remedy: string) =>
      report.at(
        object.file,
        ['properties', name],
        `"${name}" stands in no message of ${document.name} (${pattern}/${name}). ${remedy}`,
      );
    for (const [name, schema] of fieldsOf(object.schema)) {
      const uses = held.fields.get(`${pattern}/${name}`);
      if (uses && schema.message === false) {
        const text = `"${name}" stands in a message, yet says "message": false.`;
        report.at(object.file, ['properties', name, 'message'], text);
      }
      if (!uses && schema.message !== false && !held.derived.has(`${pattern}/${name}`)) {
        missing(name, 'Map it, or write "message": false where the field is not for customs.');
      }
      if (uses) checkCapacity(object, name, schema, uses, report);
    }
    for (const [name, list] of listsOf(object.schema)) {
      const inside = `${pattern}/${name}/*`;
      const most = held.lists.get(inside);
      const row = objects.get(resolveReference(object.file.name, list.items.$ref));
      if (most === undefined) missing(name, 'Map it.');
      else checkHeld(document, row!, inside, held);
      if (most === undefined || (list.maxItems ?? Infinity) <= most) continue;
      const text = `"${name}" may have ${list.maxItems ?? 'any number of'} rows, but the message takes ${most}.`;
      report.at(object.file, ['properties', name, 'maxItems'], text);
    }
  }
}

/** Notes how many rows of a list an element takes; rows that become several elements each have no bound. */
function addList({ lists }: Held, { node, holders, parent }: PlacedElement): void {
  const { pattern } = holders.at(-1)!;
  if (pattern === parent?.holders.at(-1)?.pattern) return;
  const max = node.rows === undefined || node.max === 'unbounded' ? Infinity : (node.max ?? 1);
  lists.set(pattern, Math.max(lists.get(pattern) ?? 0, max));
}

function checkTwice(file: SourceFile, uses: readonly FieldUse[], report: Report): void {
  for (const [index, use] of uses.entries()) {
    const first = uses
      .slice(0, index)
      .find(
        ({ holder, name, element }) =>
          name === use.name && holder.pattern === use.holder.pattern && !areExclusive(element, use.element),
      );
    if (!first) continue;
    const { line } = positionOf(file, first.place);
    const text = `"${use.name}" is already mapped in line ${line}, and no condition says which of the two holds it.`;
    report.at(file, use.place, text);
  }
}

function checkCapacity(
  object: AuthoredObject,
  name: string,
  schema: FieldSchema,
  uses: readonly FieldUse[],
  report: Report,
): void {
  // A limit of the specification stands as it is written there; what the message refuses is a problem at the field.
  if (schema.source?.startsWith('Specification')) return;
  const { maxLength, maximum } = checkOf(schema);
  const most = (of: 'characters' | 'number') => Math.max(...uses.map(({ takes }) => takes[of] ?? Infinity));
  const [characters, number] = [most('characters'), most('number')];
  const { format: named } = uses[0]!.takes;
  const format = named === undefined ? '' : ` (${named})`;
  if (isAbove(maxLength, characters)) {
    const text = `"${name}" may have ${maxLength} characters, but the message takes ${characters} of it${format}.`;
    report.at(object.file, ['properties', name, 'maxLength'], text);
  }
  if (isAbove(maximum, number)) {
    const text = `"${name}" may be ${maximum}, but the message takes ${number} at most${format}.`;
    report.at(object.file, ['properties', name, 'maximum'], text);
  }
}

function usesIn(map: MessageMap, elements: readonly PlacedElement[]): readonly FieldUse[] {
  return elements.flatMap((element) => {
    const { node, place } = element;
    const use = (reference: string | undefined, at: Place, takes: Capacity): readonly FieldUse[] => {
      const field = reference === undefined ? undefined : fieldAt(element, reference);
      return field ? [{ element, place: at, takes, ...field }] : [];
    };
    return [
      ...use(node.field, [...place, 'field'], capacityOf(map, node.format)),
      ...(node.order ?? []).flatMap(({ field }, index) =>
        use(field, [...place, 'order', index, 'field'], {}),
      ),
      // Its value decides where the row stands, so it is not lost.
      ...(node.belongs ?? []).flatMap(({ field }, index) =>
        use(field, [...place, 'belongs', index, 'field'], {}),
      ),
      ...(node.attributes ?? []).flatMap((attribute, index) => {
        const at = [...place, 'attributes', index, 'field'];
        return use(attribute.field, at, capacityOf(map, attribute.format));
      }),
      ...[...element.codecs.values()]
        .filter((codec) => codec.element === element)
        .flatMap((codec) =>
          codec.use.fields.flatMap((field, index) => {
            const at = [...place, 'codecs', codec.name, 'fields', index];
            return use(field, at, codecCapacity(map, codec, index, elements));
          }),
        ),
    ];
  });
}

function capacityOf(map: MessageMap, format: string | undefined): Capacity {
  const facets = map.formats[format ?? ''];
  if (!facets) return {};
  const { length, maxLength, totalDigits = Infinity } = facets;
  return { characters: length ?? maxLength, number: 10 ** totalDigits - 1, format };
}

/** What a field has of the elements its codec cuts it into, or of the element it is joined in. */
function codecCapacity(
  map: MessageMap,
  { name, use, element }: PlacedCodec,
  index: number,
  elements: readonly PlacedElement[],
): Capacity {
  const widths = use.widths ?? [];
  const part = (wanted: string) => {
    const holder = elements.find(
      ({ node, codecs }) => node.part === `${name}/${wanted}` && codecs.get(name)?.element === element,
    );
    return capacityOf(map, holder?.node.format).characters ?? Infinity;
  };
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  if (use.codec === 'split') {
    return { characters: sum(use.parts.map((wanted, at) => Math.min(part(wanted), widths[at] ?? Infinity))) };
  }
  if (use.codec === 'join') return { characters: widths[index] ?? part(use.parts[0] ?? '') - sum(widths) };
  return {};
}
