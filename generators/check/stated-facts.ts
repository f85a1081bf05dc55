import type { MessageMap, ValueFacets } from '../../src/messages/map.ts';
import { checkOf } from '../catalogue.ts';
import { textsOf } from '../patterns/texts.ts';
import type { SourceFile } from '../source-files.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldOf, fieldsOf } from './objects.ts';
import { fieldAt, type Place, type PlacedElement } from './placed-elements.ts';

/** A format as an authority writes it: `an..35`, `a2`, `n..16,3`. */
interface Notation {
  readonly isMost: boolean;
  readonly length: number;
  readonly decimals: number;
}

/** What the source of a field says of the element that holds it. */
interface StatedFact {
  /** As the map of its messages is called, in capitals: `CDS`. */
  readonly authority?: string;
  readonly path?: readonly string[];
  /** What tells an element of the path from others of its name, by position: `Origin[1]/CountryCode`. */
  readonly kinds?: readonly (string | undefined)[];
  readonly dataElement?: string;
  readonly notation?: string;
}

/** A format is named by what it allows, so its name is a second word on each of its numbers. */
export function checkFormatNames(file: SourceFile, map: MessageMap, report: Report): void {
  for (const [name, facets] of Object.entries(map.formats)) {
    const notation = notationOf(withoutKind(name));
    if (!notation) continue;
    for (const [keyword, number] of Object.entries(facetsOf(notation, facets.base))) {
      const stated = facets[keyword as keyof ValueFacets];
      if (stated === number) continue;
      const is = stated === undefined ? `lacks "${keyword}"` : `has "${keyword}" ${String(stated)}`;
      const text = `The format "${name}" ${is}, but by its name it is ${number}.`;
      report.at(file, ['formats', name, keyword], text);
    }
    if ((withoutKind(name) !== name) === (facets.base === 'string')) continue;
    const text = `The format "${name}" has the base ${facets.base}, but a name ends with "text" or "id" where the base is string, and only there.`;
    report.at(file, ['formats', name, 'base'], text);
  }
}

/**
 * Fields whose maximum or data element is not that which their source states. A row that several authorities' messages
 * hold takes what the widest of them takes; what another one refuses is a problem at the field.
 */
export function checkStatedFields(objects: ReadonlyMap<string, AuthoredObject>, report: Report): void {
  for (const { file, schema } of objects.values()) {
    for (const [name, field] of fieldsOf(schema)) {
      const facts = statedFacts(field.source);
      const dataElement = facts.find((fact) => fact.dataElement !== undefined)?.dataElement;
      const notation = widestOf(facts);
      if (dataElement !== undefined && field.dataElement !== dataElement) {
        const is =
          field.dataElement === undefined ? 'no data element' : `the data element ${field.dataElement}`;
        const text = `"${name}" has ${is}, but its source says ${dataElement}.`;
        report.at(file, ['properties', name, 'dataElement'], text);
      }
      const { length, decimals } = notationOf(notation) ?? { length: undefined, decimals: 0 };
      const { maxLength, format, pattern, enum: values } = checkOf(field);
      // The point before the decimals is a character of the field.
      const stated = length === undefined ? maxLength : length + (decimals > 0 ? 1 : 0);
      if (maxLength === stated) continue;
      if (maxLength === undefined) {
        const isLimited = field.type !== 'string' || values || pattern || format?.startsWith('date');
        const text = `"${name}" lacks "maxLength", but its source says ${notation}: ${stated}.`;
        if (!isLimited) report.at(file, ['properties', name], text);
        continue;
      }
      const text = `"${name}" may have ${maxLength} characters, but its source says ${notation}: ${stated}.`;
      report.at(file, ['properties', name, 'maxLength'], text);
    }
  }
}

function widestOf(facts: readonly StatedFact[]): string | undefined {
  const widths = facts.flatMap(({ notation }) => {
    const length = notationOf(notation)?.length;
    return length === undefined ? [] : [{ notation, length }];
  });
  return widths.toSorted((a, b) => b.length - a.length)[0]?.notation;
}

/** Elements and attributes that hold a field whose source names another element or another format; each element is reported once. */
export function checkStatedElement(
  file: SourceFile,
  map: MessageMap,
  element: PlacedElement,
  misnamed: Set<unknown>,
  report: Report,
): void {
  const { node, place } = element;
  judge(node.field, node.format, place);
  for (const [index, { field, format }] of (node.attributes ?? []).entries()) {
    judge(field, format, [...place, 'attributes', index]);
  }

  function isOfKind(steps: number, kind: string): boolean {
    return ancestor(element, steps).node.match?.some((match) => match.in?.includes(kind)) ?? false;
  }

  function judge(reference: string | undefined, format: string | undefined, at: Place): void {
    const held = reference === undefined ? undefined : fieldAt(element, reference);
    const source = held && fieldOf(held.holder.object.schema, held.name)!.source;
    const { path, kinds = [], notation } = statedFact(source, map.name.toUpperCase());
    const here = path && namesOf(element).slice(-path.length);
    const odd = kinds.findIndex(
      (kind, index) => kind !== undefined && !isOfKind(kinds.length - 1 - index, kind),
    );
    const other = here?.findIndex((name, index) => name !== path?.[index]) ?? -1;
    if (here && path && other >= 0) {
      const wrong = ancestor(element, path.length - 1 - other);
      if (!misnamed.has(wrong.node)) {
        const text = `"${held?.name}" stands in ${here.join('/')}, but its source says ${path.join('/')}.`;
        report.at(file, [...wrong.place, 'element'], text);
      }
      misnamed.add(wrong.node);
    } else if (path && odd >= 0) {
      const said = path.map((name, index) =>
        kinds[index] === undefined ? name : `${name}[${kinds[index]}]`,
      );
      const text = `"${held?.name}" stands in another ${path[odd]} than its source says: ${said.join('/')}.`;
      report.at(file, [...at, 'field'], text);
    } else if (notation !== undefined && format !== undefined && !isOfNotation(map, format, notation)) {
      // A format whose name states nothing is wrong itself, wherever it is used.
      if (misnamed.has(format)) return;
      if (!notationOf(withoutKind(format))) misnamed.add(format);
      const text = `"${held?.name}" has the format "${format}" here, but its source says ${notation}.`;
      report.at(file, [...at, 'format'], text);
    }
  }
}

/** Codes of exactly one length (`a2`, `n1`), where the source of a field states them. */
export function exactCodeOf(source: string | undefined): { notation: string; pattern: RegExp } | undefined {
  const { notation = '' } = statedFact(source);
  const [, kind = '', length] = /^(an|a|n)([0-9]+)$/.exec(notation) ?? [];
  if (length === undefined) return undefined;
  const characters = { an: '[0-9A-Za-z]', a: '[A-Za-z]', n: '[0-9]' }[kind];
  return { notation, pattern: new RegExp(`^${characters}{${length}}$`, 'u') };
}

/** Element names that the sources of fields state. */
export function statedNames(objects: ReadonlyMap<string, AuthoredObject>): readonly string[] {
  return [...objects.values()].flatMap(({ schema }) =>
    fieldsOf(schema).flatMap(([, { source }]) => statedFacts(source).flatMap(({ path }) => path ?? [])),
  );
}

function notationOf(text: string | undefined): Notation | undefined {
  const [, dots, length, decimals = '0'] = /^(?:an|a|n)(\.\.)?([0-9]+)(?:,([0-9]+))?$/.exec(text ?? '') ?? [];
  if (length === undefined) return undefined;
  return { isMost: dots !== undefined, length: Number(length), decimals: Number(decimals) };
}

function facetsOf({ isMost, length, decimals }: Notation, base: ValueFacets['base']): Partial<ValueFacets> {
  if (base === 'decimal') return { totalDigits: length, fractionDigits: decimals };
  return isMost ? { maxLength: length } : { length };
}

/** What the source of a field says of the element that one authority's message holds it in, or the first one named. */
export function statedFact(source: string | undefined, authority?: string): StatedFact {
  return statedFacts(source).find((fact) => authority === undefined || fact.authority === authority) ?? {};
}

/**
 * `CDS DE 4/10, Invoice/ID: an..70` and `… for the entry; CDS DE 2/1: an..70 for validity; ENS DocRef: an..35`, as far as
 * they say something: each part that begins with the name of an authority.
 */
function statedFacts(source: string | undefined): readonly StatedFact[] {
  return (source?.split('; ') ?? []).flatMap((part) => {
    const [, authority, where = '', what = ''] = /^([A-Z][A-Z0-9]+) ([^:]*)(?:: (.*))?$/.exec(part) ?? [];
    if (authority === undefined) return [];
    const form = /^(?:unit code, )?((?:an|a|n)(?:\.\.)?[0-9]+(?:,[0-9]+)?)(?: for validity)?$/.exec(what);
    const [, dataElement, of = ''] = /^(?:DE ([0-9/]+)(?:, |$))?(.*)$/.exec(where) ?? [];
    const isPath = /^[A-Z][A-Za-z0-9]+(\[\w+\])?(\/[A-Z][A-Za-z0-9]+(\[\w+\])?)*$/.test(of);
    const parts = of.split('/').map((step) => step.split(/[[\]]/));
    return [
      {
        authority,
        ...(isPath ? { path: parts.map(([name = '']) => name), kinds: parts.map(([, kind]) => kind) } : {}),
        ...(dataElement === undefined ? {} : { dataElement }),
        ...(form?.[1] ? { notation: form[1] } : {}),
      },
    ];
  });
}

function isOfNotation(map: MessageMap, format: string, notation: string): boolean {
  if (notationOf(withoutKind(format))) return withoutKind(format) === notation;
  const { length, maxLength, pattern } = map.formats[format] ?? {};
  const most =
    length ?? maxLength ?? (pattern === undefined ? undefined : textsOf(`^(?:${pattern})$`)?.longest);
  return most === undefined || most === Infinity || most === notationOf(notation)?.length;
}

function withoutKind(format: string): string {
  return format.replace(/ (?:text|id)$/, '');
}

/** Names from the outermost element to this one. */
function namesOf(element: PlacedElement): readonly string[] {
  return [...(element.parent ? namesOf(element.parent) : []), element.node.element];
}

function ancestor(element: PlacedElement, steps: number): PlacedElement {
  return steps > 0 && element.parent ? ancestor(element.parent, steps - 1) : element;
}
