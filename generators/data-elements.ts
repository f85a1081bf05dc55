import type { CompletionRule, DataElement } from '../src/engine/data-element.ts';
import type { Authored } from './authored.ts';

/** Declarations a rule can be for, in order of display. */
export const RULE_KINDS = ['any', 'import', 'export'] as const;

/** `6/14` → `elements.6-14`: the id its texts begin with. */
export function elementTextId(number: string): string {
  return `elements.${number.replace('/', '-')}`;
}

/** Every data element with its texts, in order of number. Throws on a text or page that is missing. */
export function dataElements(authored: Authored): Readonly<Record<string, DataElement>> {
  const built: DataElement[] = [];
  for (const { pages, elements } of authored.elements.values()) {
    for (const [number, sources] of Object.entries(elements)) {
      const rules = RULE_KINDS.flatMap((kind): CompletionRule[] => {
        const source = sources[kind];
        if (!source) return [];
        const page = pages[source.page];
        if (!page) throw new Error(`Data element ${number}: there is no page "${source.page}".`);
        return [{ for: kind, text: text(number, kind), source: { ...page, section: source.section } }];
      });
      built.push({ number, title: text(number, 'title'), rules });
    }
  }
  built.sort((a, b) => orderOf(a.number) - orderOf(b.number));
  return Object.fromEntries(built.map((element) => [element.number, element]));

  function text(number: string, ending: string): string {
    const id = `${elementTextId(number)}.${ending}`;
    const found = authored.locale[id];
    if (found === undefined) throw new Error(`The locale files have no text "${id}".`);
    return found;
  }
}

/** Text of `src/generated/data-elements.ts`; the help loads it when it is first opened. */
export function dataElementsFile(elements: Readonly<Record<string, DataElement>>): string {
  return [
    "import type { DataElement } from '../engine/data-element.ts';",
    '',
    '/** Data elements by number, with the completion rules that were read. */',
    `export const dataElements: Readonly<Record<string, DataElement>> = ${JSON.stringify(elements, null, 1)};`,
    '',
  ].join('\n');
}

function orderOf(number: string): number {
  const [group = 0, element = 0] = number.split('/').map(Number);
  return group * 100 + element;
}
