import { codecs } from '../../src/messages/codecs/index.ts';
import { judgeFacets } from '../../src/messages/format.ts';
import type { ElementNode, MessageMap, OccurrenceMatch } from '../../src/messages/map.ts';
import { nodesNamed } from '../../src/messages/order.ts';
import { positionOf, type SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';
import { fieldOf } from './objects.ts';
import { childrenOf, fieldAt, type Place, type PlacedElement } from './placed-elements.ts';
import { valueProblem } from './value.ts';

/**
 * What a map says against itself. The authority's schema is not at hand here, but the map names most of its
 * elements more than once: an id means one element with one format wherever it stands, the children of an id
 * stand in one order, a constant must be what its own discriminator looks for.
 */
export function checkMapElements(
  file: SourceFile,
  map: MessageMap,
  elements: readonly PlacedElement[],
  report: Report,
): void {
  const lineOf = (place: Place) => positionOf(file, place).line;
  checkFormats();
  checkIds();
  checkClassIds();
  checkOrder();
  checkSpelling();
  checkNamespaces();
  for (const element of elements) {
    checkNamespace(element);
    checkOccurrences(element);
    checkType(element);
    checkTexts(element);
    checkSiblings(element);
    checkSwapped(element);
    checkMatches(element);
    checkCodecs(element);
    checkOrders(element);
  }

  function checkFormats(): void {
    for (const [name, { minLength, maxLength }] of Object.entries(map.formats)) {
      if (minLength === undefined || maxLength === undefined || minLength <= maxLength) continue;
      const text = `minLength ${minLength} is above maxLength ${maxLength}.`;
      report.at(file, ['formats', name, 'minLength'], text);
    }
  }

  function checkIds(): void {
    const withId = elements.filter(({ node }) => node.id !== undefined);
    // A group has one id wherever it stands, a value (ID, Name) one in each kind of group.
    const inside = ({ node, parent }: PlacedElement) =>
      /[A-Z]$/.test(node.id ?? '') ? '' : ` in "${parent?.node.element}"`;
    const id = ({ node }: PlacedElement) => node.id;
    for (const [odd, usual] of oddOnes(withId, (one) => `${one.node.element}${inside(one)}`, id)) {
      const text = `"${odd.node.element}"${inside(odd)} has the id ${odd.node.id} here, but ${usual.node.id}`;
      report.at(file, [...odd.place, 'id'], `${text} in line ${lineOf(usual.place)}.`);
    }
    for (const [odd, usual] of oddOnes(withId, id, ({ node }) => node.element)) {
      const text = `The id ${odd.node.id} is that of "${usual.node.element}" in line ${lineOf(usual.place)}`;
      report.at(file, [...odd.place, 'id'], `${text}, not of "${odd.node.element}".`);
    }
    const named = (one: PlacedElement) => `${one.node.id} ${one.node.element}`;
    const withFormat = withId.filter(({ node }) => node.format !== undefined);
    for (const [odd, usual] of oddOnes(withFormat, named, ({ node }) => node.format)) {
      const text = `The id ${odd.node.id} has the format "${odd.node.format}" here, but "${usual.node.format}"`;
      report.at(file, [...odd.place, 'format'], `${text} in line ${lineOf(usual.place)}.`);
    }
  }

  /** The data model numbered its first classes, those with an A, in the order of the alphabet: 02A AdditionalDocument … 99A PreviousDocument. */
  function checkClassIds(): void {
    const classes = [
      ...grouped(elements, ({ node }) => (/^\d\dA$/.test(node.id ?? '') ? node.id : undefined)),
    ]
      .map(([id, [first]]) => ({ id, element: first! }))
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    const name = (index: number) => classes[index]!.element.node.element.toLowerCase();
    const inOrder = longestRun(classes.map((_, index) => name(index)));
    for (const [index, { id, element }] of classes.entries()) {
      if (inOrder.has(index)) continue;
      const before = [...inOrder].filter((other) => name(other) < name(index)).at(-1);
      const behind = [...inOrder].find((other) => name(other) > name(index));
      const places = [
        ...(before === undefined ? [] : [`behind ${classes[before]!.id}`]),
        ...(behind === undefined ? [] : [`before ${classes[behind]!.id}`]),
      ];
      const text = `"${element.node.element}" has the id ${id}, but these ids were given by the alphabet, and its place is ${places.join(' and ')}.`;
      report.at(file, [...element.place, 'id'], text);
    }
  }

  function checkOrder(): void {
    for (const twins of grouped(elements, ({ node }) => node.id).values()) {
      let left = twins.flatMap((one) => twins.flatMap((other) => misplacedIn(one, other) ?? []));
      while (left.length > 0) {
        const blame = (element: PlacedElement) => left.filter(({ one }) => one === element).length;
        // Of two that differ the later is the one to look at, of several the one that differs from most.
        const worst = left.reduce((a, b) => (blame(b.one) >= blame(a.one) ? b : a)).one;
        const { child, behind, other } = left.find(({ one }) => one === worst)!;
        const text = `"${child.node.element}" stands before "${behind}" here, but not in line ${lineOf(other.place)}.`;
        report.at(file, child.place, text);
        left = left.filter(({ one, other }) => one !== worst && other !== worst);
      }
    }
  }

  /** The first child of an element that another one of the same id has further behind. */
  function misplacedIn(one: PlacedElement, other: PlacedElement) {
    const children = childrenOf(one, elements);
    const names = (of: readonly PlacedElement[]) => [...new Set(of.map(({ node }) => node.element))];
    const [mine, theirs] = [names(children), names(childrenOf(other, elements))];
    const here = mine.filter((name) => theirs.includes(name));
    const there = theirs.filter((name) => mine.includes(name));
    const at = here.findIndex((name, index) => name !== there[index]);
    const child = children.find(({ node }) => node.element === here[at]);
    return child && { one, other, child, behind: there[at] };
  }

  /** Attributes by their names: one spelling in all of the map, and one name for elements of one last word. */
  function checkSpelling(): void {
    const attributes = elements.flatMap(({ node, place }) =>
      (node.attributes ?? []).map(({ name }, index) => ({
        name,
        last: /[A-Z][a-z]+$/.exec(node.element)?.[0],
        place: [...place, 'attributes', index, 'name'],
      })),
    );
    const told = new Set<unknown>();
    const tell = (
      key: (one: (typeof attributes)[number]) => string | undefined,
      why: (last?: string) => string,
    ) => {
      for (const [odd, usual] of oddOnes(attributes, key, ({ name }) => name)) {
        // A name that stands nowhere else is a misspelt one, of which the words are judged.
        const isKnown = attributes.some((one) => one !== odd && one.name === odd.name);
        if (told.has(odd) || (odd.last === usual.last && !isKnown && key(odd) === odd.last)) continue;
        told.add(odd);
        const text = `The attribute "${odd.name}" ${why(odd.last)} "${usual.name}" in line ${lineOf(usual.place)}.`;
        report.at(file, odd.place, text);
      }
    };
    tell(
      ({ name }) => name.toLowerCase(),
      () => 'is written',
    );
    tell(
      ({ last }) => last,
      (last) => `stands on an element "…${last}", but others of these have`,
    );
  }

  /** An element of one name has one namespace wherever it stands, and the default one some element. */
  function checkNamespaces(): void {
    const named = elements.map((element) => ({ element, namespace: namespaceOf(element) }));
    for (const [odd, usual] of oddOnes(
      named,
      ({ element }) => element.node.element,
      ({ namespace }) => namespace ?? '',
    )) {
      const text = `"${odd.element.node.element}" has the namespace "${odd.namespace}" here, but "${usual.namespace}" in line ${lineOf(usual.element.place)}.`;
      report.at(file, [...odd.element.place, 'namespace'], text);
    }
    // Others may be written with the message though none of its elements has them.
    if (!Object.hasOwn(map.namespaces, '') || named.some(({ namespace }) => namespace === '')) return;
    const text =
      'No element has the default namespace (""): give it to the one that begins the document, or leave it out.';
    report.at(file, ['namespaces', ''], text);
  }

  function checkOccurrences({ node: { element, min = 0, max = 1 }, place }: PlacedElement): void {
    if (max === 'unbounded' || min <= max) return;
    const text = `"${element}" occurs at least ${min} times, but at most ${max}${max === 1 ? ', as is meant without "max"' : ''}.`;
    report.at(file, [...place, 'min'], text);
  }

  /** A field of whole numbers is read as one, and no other. */
  function checkType(element: PlacedElement): void {
    const { node, place } = element;
    const held = node.field === undefined ? undefined : fieldAt(element, node.field);
    const field = held && fieldOf(held.holder.object.schema, held.name);
    if (!field || (field.type === 'integer') === (node.type === 'integer')) return;
    if (field.type === 'integer') {
      const text = `"${held.name}" is a whole number, but would be read as a text: write "type": "integer" beside it.`;
      report.at(file, [...place, 'field'], text);
    } else {
      const text = `"${held.name}" is of type ${field.type}, but would be read as a whole number: leave "type" out.`;
      report.at(file, [...place, 'type'], text);
    }
  }

  function checkNamespace({ node, place }: PlacedElement): void {
    // Where the map names no default namespace, '' is none at all.
    if (!node.namespace || Object.hasOwn(map.namespaces, node.namespace)) return;
    const near = suggestion(node.namespace, Object.keys(map.namespaces));
    report.at(file, [...place, 'namespace'], `There is no namespace "${node.namespace}".${near}`);
  }

  /** Every value has a format, and every text the map itself writes fits it. */
  function checkTexts(element: PlacedElement): void {
    const { node, place } = element;
    const values = [
      {
        of: node,
        name: node.element,
        held: node.field ?? node.part,
        text: node.constant ?? node.default,
        place,
        keyword: node.constant === undefined ? 'default' : 'constant',
      },
      ...(node.attributes ?? []).map((attribute, index) => ({
        of: attribute,
        name: attribute.name,
        held: attribute.field ?? attribute.part,
        text: attribute.constant,
        place: [...place, 'attributes', index],
        keyword: 'constant',
      })),
    ];
    for (const { of, name, held, text, place, keyword } of values) {
      if (held !== undefined && of.format === undefined) {
        report.at(file, place, `"${name}" has no format.`);
      }
      const facets = of.format === undefined ? undefined : map.formats[of.format];
      const why = text === undefined || !facets ? undefined : judgeFacets(facets, text);
      if (!why) continue;
      const complaint = `"${text}" does not fit the format "${of.format}". ${why.message}`;
      report.at(file, [...place, keyword], complaint);
    }
    checkDefault(element);
  }

  function checkDefault(element: PlacedElement): void {
    const { node, place } = element;
    if (node.default === undefined || node.field === undefined) return;
    const field = fieldAt(element, node.field);
    if (!field) return;
    const { object } = field.holder;
    const schema = object.schema.properties[field.name];
    const begins = schema?.type === 'string' ? schema.default : undefined;
    const why =
      begins === undefined || begins === node.default
        ? valueProblem(object, field.name, node.default)
        : `"${field.name}" begins as "${begins}", but is written as "${node.default}" when blank.`;
    if (why) report.at(file, [...place, 'default'], why);
  }

  /**
   * Elements of one name stand together, and something tells each from those behind it; what a part of a codec
   * cannot give back is another's.
   */
  function checkSiblings(parent: PlacedElement): void {
    const children = childrenOf(parent, elements);
    for (const [index, { node, place }] of children.entries()) {
      const next = children.findIndex((other, at) => at > index && other.node.element === node.element);
      if (next === -1) continue;
      if (next > index + 1) {
        report.at(file, place, `The elements "${node.element}" stand apart; they are one sequence.`);
      } else if (!node.match && !node.when && !node.only && node.part === undefined) {
        report.at(file, place, `Nothing tells this "${node.element}" from the next one: give it a "match".`);
      }
    }
  }

  /**
   * Fields written over each other: two elements of one name that each hold fields of the same two data elements, and
   * what stands once above the rows, written in every row but the first.
   */
  function checkSwapped(parent: PlacedElement): void {
    const children = childrenOf(parent, elements);
    for (const [index, child] of children.entries()) {
      const { node, place } = child;
      if (node.only === 'later' && node.field?.startsWith('../')) {
        const text = `"${node.field.slice(3)}" stands once above the rows: it is written in the first of them ("only"), not in each later one.`;
        report.at(file, [...place, 'field'], text);
      }
      const numbers = numbersIn(child);
      const twin = children
        .slice(0, index)
        .find((other) => other.node.element === node.element && isSame(numbersIn(other), numbers));
      if (numbers.length < 2 || !twin) continue;
      const text = `"${node.element}" holds fields of ${numbers.join(' and ')}, as does the one in line ${lineOf(twin.place)}: each holds one of the other's.`;
      report.at(file, [...place, 'element'], text);
    }
  }

  /** Data elements of the fields that the children of an element hold, each once, in order. */
  function numbersIn(parent: PlacedElement): readonly string[] {
    const numbers = childrenOf(parent, elements).flatMap((child) => {
      const held = child.node.field === undefined ? undefined : fieldAt(child, child.node.field);
      const field = held && fieldOf(held.holder.object.schema, held.name);
      return field?.dataElement ?? [];
    });
    return [...new Set(numbers)].sort();
  }

  /** An order is of children that several nodes bring; of one node's, it is that of its rows. */
  function checkOrders(element: PlacedElement): void {
    for (const [index, order] of (element.node.order ?? []).entries()) {
      if (nodesNamed(element.node, order.element).length > 1) continue;
      const text = `"${element.node.element}" has no two nodes of "${order.element}" to put in order.`;
      report.at(file, [...element.place, 'order', index, 'element'], text);
    }
  }

  function checkMatches(element: PlacedElement): void {
    const children = childrenOf(element, elements);
    const matches = element.node.match ?? [];
    for (const [index, match] of matches.entries()) {
      if (children.some(({ node }) => node.element === match.child)) continue;
      const known = children.map(({ node }) => node.element);
      const text = `"${element.node.element}" has no child "${match.child}".${suggestion(match.child, known)}`;
      report.at(file, [...element.place, 'match', index, 'child'], text);
    }
    for (const { node, place } of children) {
      const text = node.constant ?? node.default;
      const relevant = matches.filter(({ child }) => child === node.element);
      if (text === undefined || relevant.length === 0) continue;
      if (relevant.some((match) => doesMatch(match, text))) continue;
      const wanted = relevant.map(inWords).join(' or ');
      report.at(
        file,
        [...place, node.constant === undefined ? 'default' : 'constant'],
        `"${text}" would be read as another element: "${node.element}" is matched by ${wanted}.`,
      );
    }
  }

  function checkCodecs(element: PlacedElement): void {
    const { node, place } = element;
    for (const [name, use] of Object.entries(node.codecs ?? {})) {
      const at = [...place, 'codecs', name];
      const codec = Object.hasOwn(codecs, use.codec) ? codecs[use.codec] : undefined;
      if (!codec) {
        const near = suggestion(use.codec, Object.keys(codecs));
        report.at(file, [...at, 'codec'], `There is no codec "${use.codec}".${near}`);
        continue;
      }
      const written = codec.write(
        use.fields.map(() => ''),
        use,
      );
      const read = codec.read(
        use.parts.map(() => ''),
        use,
      );
      if (written.length !== use.parts.length || (read && read.length !== use.fields.length)) {
        const count = (things: readonly string[], word: string) =>
          `${things.length} ${word}${things.length === 1 ? '' : 's'}`;
        const text = `"${name}" needs other widths: ${count(use.fields, 'field')} and ${count(use.parts, 'part')}.`;
        report.at(file, at, text);
      }
      for (const [index, part] of use.parts.entries()) {
        const [first, second] = elements.filter(
          ({ node, codecs }) =>
            partsIn(node).includes(`${name}/${part}`) && codecs.get(name)?.element === element,
        );
        if (!first) {
          const text = `The part "${part}" of the codec "${name}" stands in no element.`;
          report.at(file, [...at, 'parts', index], text);
        }
        if (!first || !second) continue;
        const text = `The part "${name}/${part}" already stands in line ${lineOf(first.place)}.`;
        report.at(file, [...second.place, 'part'], text);
      }
    }
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}

/** Positions of the most texts that stand in the order of the alphabet, the one behind the other. */
function longestRun(texts: readonly string[]): ReadonlySet<number> {
  const runs: (readonly number[])[] = [];
  for (const [index, text] of texts.entries()) {
    const before = runs.filter((run) => texts[run.at(-1)!]! < text);
    const longest = before.reduce<readonly number[]>(
      (most, run) => (run.length > most.length ? run : most),
      [],
    );
    runs.push([...longest, index]);
  }
  return new Set(runs.reduce((most, run) => (run.length > most.length ? run : most), []));
}

/** Formats that nothing uses. */
export function checkUnusedFormats(
  file: SourceFile,
  map: MessageMap,
  elements: readonly PlacedElement[],
  report: Report,
): void {
  const used = new Set([
    ...elements.flatMap(({ node }) => [node.format, ...(node.attributes ?? []).map(({ format }) => format)]),
    ...Object.values(map.kinds ?? {}).flatMap((attributes) => Object.values(attributes)),
  ]);
  for (const name of Object.keys(map.formats)) {
    if (!used.has(name)) report.at(file, ['formats', name], `Nothing uses the format "${name}".`);
  }
}

/** Elements that have another value than most with the same key, each with one of those; of equally many the later. */
function oddOnes<Of>(
  elements: readonly Of[],
  keyOf: (element: Of) => string | undefined,
  sayOf: (element: Of) => string | undefined,
): readonly (readonly [odd: Of, usual: Of])[] {
  return [...grouped(elements, keyOf).values()].flatMap((same) => {
    const byValue = [...grouped(same, sayOf).values()];
    const usual = byValue.reduce((most, some) => (some.length > most.length ? some : most));
    return byValue.flatMap((some) => (some === usual ? [] : some.map((odd) => [odd, usual[0]!] as const)));
  });
}

function grouped<Of>(
  elements: readonly Of[],
  keyOf: (element: Of) => string | undefined,
): ReadonlyMap<string, readonly Of[]> {
  const groups = new Map<string, Of[]>();
  for (const element of elements) {
    const key = keyOf(element);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  return groups;
}

/** Of an element that names none it is that of the one around it. */
function namespaceOf({ node, parent }: PlacedElement): string | undefined {
  return node.namespace ?? (parent && namespaceOf(parent));
}

/** The codec parts that an element and its attributes hold. */
function partsIn(node: ElementNode): readonly (string | undefined)[] {
  return [node.part, ...(node.attributes ?? []).map(({ part }) => part)];
}

function doesMatch(match: OccurrenceMatch, text: string): boolean {
  if (match.in) return match.in.includes(text);
  if (match.notIn) return !match.notIn.includes(text);
  return new RegExp(match.pattern!, 'u').test(text);
}

function inWords({ in: values, notIn, pattern }: OccurrenceMatch): string {
  if (values) return values.join(', ');
  return notIn ? `anything but ${notIn.join(', ')}` : pattern!;
}
