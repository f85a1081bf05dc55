import type { MessageMap } from '../../src/messages/map.ts';
import { type Authored, type AuthoredMap, type FieldSchema, resolveReference } from '../authored.ts';
import { checkOf } from '../catalogue.ts';
import { positionOf, type SourceFile } from '../source-files.ts';
import { isAbove } from './bounds.ts';
import { type Report, suggestion } from './finding.ts';
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

/** Most characters of a value in any authority's message; a text that no message holds may be longer. */
const LONGEST_VALUE = 1024;

/** What the maps of one document hold together. */
interface Held {
  /** Uses by pattern of the field's path. */
  readonly fields: Map<string, FieldUse[]>;
  /** Most rows a message takes, by pattern of the row's path. */
  readonly lists: Map<string, number>;
  readonly derived: Set<string>;
  /** Patterns of fields and lists that a map says it does not hold. */
  readonly kept: Set<string>;
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
      const map = content as AuthoredMap;
      const file = authored.files.get(`${folder}/${name}.message.json`);
      const document = objects.get(`${folder}/${map.document}.schema.json`);
      if (!file || !document) continue;
      const held = byDocument.get(document) ?? {
        fields: new Map(),
        lists: new Map(),
        derived: new Set(),
        kept: new Set(),
      };
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
      const mapped = new Set([
        ...uses.map((use) => `${use.holder.pattern}/${use.name}`),
        ...elements.map(({ holders }) => holders.at(-1)!.pattern.replace(/\/\*$/, '')),
      ]);
      for (const pattern of Object.keys(map.notHeld ?? {})) {
        held.kept.add(pattern);
        checkNotHeld(file, document, pattern, mapped);
      }
    }
  }
  const beyond = new Beyond();
  for (const [document, held] of byDocument) checkHeld(document, document, '', held);
  beyond.report(report);

  /** What a map does not hold stands in the document, and nowhere in the map. */
  function checkNotHeld(
    file: SourceFile,
    document: AuthoredObject,
    pattern: string,
    mapped: ReadonlySet<string>,
  ): void {
    const complain = (text: string) => report.at(file, ['notHeld', pattern], text);
    const steps = pattern.slice(1).split('/*/');
    let holder = document;
    for (const [index, name] of steps.entries()) {
      const property = holder.schema.properties[name];
      const isLast = index === steps.length - 1;
      if (!property || (!isLast && property.type !== 'array')) {
        const known = isLast
          ? Object.keys(holder.schema.properties)
          : listsOf(holder.schema).map(([one]) => one);
        const what = isLast ? 'field or list' : 'list';
        complain(`${holder.file.name} has no ${what} "${name}".${suggestion(name, known)}`);
        return;
      }
      if (property.type !== 'array') continue;
      holder = objects.get(resolveReference(holder.file.name, property.items.$ref))!;
    }
    if (mapped.has(pattern)) complain(`This message holds "${steps.at(-1)}": take it out here.`);
  }

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
      const isElsewhere = held.derived.has(`${pattern}/${name}`) || held.kept.has(`${pattern}/${name}`);
      if (!uses && schema.message !== false && !isElsewhere) {
        missing(
          name,
          'Map it, name it in "notHeld" of the map, or write "message": false where the field is not for customs.',
        );
      }
      if (uses) beyond.note(document, object, name, beyondCapacity(name, schema, uses));
    }
    for (const [name, list] of listsOf(object.schema)) {
      const inside = `${pattern}/${name}/*`;
      const most = held.lists.get(inside);
      const row = objects.get(resolveReference(object.file.name, list.items.$ref));
      if (list.message === false || held.kept.has(`${pattern}/${name}`)) {
        if (most !== undefined && list.message === false)
          report.at(
            object.file,
            ['properties', name, 'message'],
            `"${name}" stands in a message, yet says "message": false.`,
          );
        continue;
      }
      if (most === undefined)
        missing(name, 'Map it, name it in "notHeld" of the map, or write "message": false.');
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

/** A limit beyond what messages take: the keyword and what is told of it. */
interface Excess {
  readonly keyword: string;
  readonly text: string;
}

/**
 * Limits beyond what the message of a document takes. Of a row that several documents share they are told where all of
 * their messages take less; what one of them refuses is a problem at the field.
 */
class Beyond {
  readonly #found = new Map<
    string,
    { object: AuthoredObject; name: string; byDocument: Map<AuthoredObject, readonly Excess[]> }
  >();

  note(document: AuthoredObject, object: AuthoredObject, name: string, excess: readonly Excess[]): void {
    const key = `${object.file.name}#${name}`;
    const of = this.#found.get(key) ?? { object, name, byDocument: new Map() };
    this.#found.set(key, of);
    of.byDocument.set(document, [...(of.byDocument.get(document) ?? []), ...excess]);
  }

  report(report: Report): void {
    for (const { object, name, byDocument } of this.#found.values()) {
      const [first = [], ...others] = byDocument.values();
      for (const { keyword, text } of first) {
        if (others.every((excess) => excess.some((other) => other.keyword === keyword)))
          report.at(object.file, ['properties', name, keyword], text);
      }
    }
  }
}

function beyondCapacity(name: string, schema: FieldSchema, uses: readonly FieldUse[]): readonly Excess[] {
  const { maxLength, maximum } = checkOf(schema);
  if (isAbove(maxLength, LONGEST_VALUE)) {
    const text = `"${name}" may have ${maxLength} characters, but no element of a message takes more than ${LONGEST_VALUE}.`;
    return [{ keyword: 'maxLength', text }];
  }
  // A limit of the specification stands as it is written there; what the message refuses is a problem at the field.
  if (schema.source?.startsWith('Specification')) return [];
  const most = (of: 'characters' | 'number') => Math.max(...uses.map(({ takes }) => takes[of] ?? Infinity));
  const [characters, number] = [most('characters'), most('number')];
  const { format: named } = uses[0]!.takes;
  const format = named === undefined ? '' : ` (${named})`;
  return [
    ...(isAbove(maxLength, characters)
      ? [
          {
            keyword: 'maxLength',
            text: `"${name}" may have ${maxLength} characters, but the message takes ${characters} of it${format}.`,
          },
        ]
      : []),
    ...(isAbove(maximum, number)
      ? [
          {
            keyword: 'maximum',
            text: `"${name}" may be ${maximum}, but the message takes ${number} at most${format}.`,
          },
        ]
      : []),
  ];
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
