import type { AuthoredMap } from '../authored.ts';
import type { SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';
import type { Place, PlacedElement } from './placed-elements.ts';

/** One map with its elements. */
export interface MapInFile {
  readonly file: SourceFile;
  readonly map: AuthoredMap;
  readonly elements: readonly PlacedElement[];
}

/**
 * Names of elements and attributes are made of words, and nearly every word stands in a second place: in another
 * element, in the source of a field or in a text of ours. One that does not is explained in `words`, or is a slip. Maps
 * whose names are no words are left out.
 */
export function checkElementWords(
  allMaps: readonly MapInFile[],
  statedNames: readonly string[],
  locale: Readonly<Record<string, string>>,
  report: Report,
): void {
  const maps = allMaps.filter(({ map }) => map.words !== false);
  const names = maps.flatMap(({ elements }) => elements.flatMap(({ node }) => namesIn(node)));
  const places = new Map<string, number>();
  for (const word of names.flatMap((name) => [...new Set(wordsOf(name))])) {
    places.set(word, (places.get(word) ?? 0) + 1);
  }
  const stated = new Set(statedNames.flatMap(wordsOf));
  const spoken = new Set(Object.values(locale).flatMap(spokenIn));
  const glossary = new Set(maps.flatMap(({ map }) => Object.keys(map.words || {})));
  const isKnown = (word: string) =>
    (places.get(word) ?? 0) > 1 || stated.has(word) || glossary.has(word) || spoken.has(word.toLowerCase());
  const known = [...new Set([...places.keys(), ...stated, ...glossary])].filter(isKnown);

  const before = report.count();
  for (const { file, elements } of maps) {
    for (const { node, place } of elements) {
      judge(file, node.element, [...place, 'element']);
      for (const [index, { name }] of (node.attributes ?? []).entries()) {
        judge(file, name, [...place, 'attributes', index, 'name']);
      }
    }
  }
  if (report.count() > before) return;
  for (const { file, map } of maps) {
    for (const word of Object.keys(map.words || {})) {
      if (!places.has(word)) report.at(file, ['words', word], `No element has the word "${word}".`);
    }
  }

  function judge(file: SourceFile, name: string, place: Place): void {
    const strange = wordsOf(name).find((word) => !isKnown(word));
    if (strange === undefined) return;
    const near = suggestion(strange, known);
    const text = `"${name}" has the word "${strange}", which stands in no other element, source or text.${near}`;
    report.at(file, place, `${text} A right one is explained in "words".`);
  }
}

function namesIn(node: PlacedElement['node']): readonly string[] {
  return [node.element, ...(node.attributes ?? []).map(({ name }) => name)];
}

const spokenBefore = new Map<string, readonly string[]>();

/** Words of a text in small letters, found once. */
function spokenIn(text: string): readonly string[] {
  const words = spokenBefore.get(text) ?? text.toLowerCase().match(/[a-z]+/g) ?? [];
  spokenBefore.set(text, words);
  return words;
}

/** `TotalGrossMassMeasure` → Total, Gross, Mass, Measure; `UNDGID` is one word. */
function wordsOf(name: string): readonly string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
}
