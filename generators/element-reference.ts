import type { CompletionRule, DataElement, RuleSource } from '../src/engine/data-element.ts';
import { tableLine } from './table-line.ts';

const FOR = { any: 'all', import: 'imports', export: 'exports' } as const;
const EXTENT = { whole: 'whole page', opening: 'its opening', quoted: 'passages quoted in a copy' } as const;

/** Data elements with their completion rules, and the pages those were read on. */
export function elementTables(elements: readonly DataElement[]): string[] {
  const rules = elements.flatMap((element) => element.rules);
  const ruled = elements.filter((element) => element.rules.length > 0).length;
  const pages = new Map(rules.map(({ source }) => [`${source.title} ${source.date}`, source]));
  return [
    '## Data elements',
    '',
    `${ruled} of ${elements.length} data elements have a completion rule. It is told in our own words; what the authority publishes stands. Where no guide was read there is no rule.`,
    '',
    '| Element | Title | For | Completion rule | Source |',
    '|---|---|---|---|---|',
    ...elements.flatMap(elementLines),
    '',
    '| Page | Date | Read |',
    '|---|---|---|',
    ...[...pages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, source]) => pageLine(source)),
    '',
  ];
}

function elementLines(element: DataElement): string[] {
  if (element.rules.length === 0)
    return [tableLine([element.number, element.title, '', 'No rule was read.', ''])];
  return element.rules.map((rule) =>
    tableLine([element.number, element.title, FOR[rule.for], rule.text, sourceInWords(rule)]),
  );
}

function sourceInWords({ source }: CompletionRule): string {
  return `${source.title}, ${source.section}, ${source.dated} ${source.date}`;
}

function pageLine(source: RuleSource): string {
  return tableLine([
    `[${source.title}](${source.url})`,
    `${source.dated} ${source.date}`,
    EXTENT[source.extent],
  ]);
}
