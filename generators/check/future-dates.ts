import type { Authored } from '../authored.ts';
import type { SourceFile } from '../source-files.ts';
import type { Report } from './finding.ts';

interface Dated {
  readonly file: SourceFile;
  readonly place: readonly string[];
  readonly date: string;
}

/**
 * A day on which nothing can have been read yet. A clock may be slow, so a day that several files give is believed.
 */
export function checkFutureDates(authored: Authored, report: Report): void {
  const today = new Date().toISOString().slice(0, 10);
  const dated = datesIn(authored);
  for (const { file, place, date } of dated) {
    const isBelieved = dated.some((other) => other.file !== file && other.date >= date);
    if (date <= today || isBelieved) continue;
    report.at(file, place, `${date} is in the future: nothing can have been read then.`);
  }
}

function datesIn({ files, codeLists, elements, categories, checks }: Authored): readonly Dated[] {
  const at = (name: string, place: readonly string[], date: string): readonly Dated[] => {
    const file = files.get(name);
    return file ? [{ file, place, date }] : [];
  };
  return [
    ...[...codeLists].flatMap(([name, { date, guides }]) => [
      ...at(`lists/${name}.json`, ['date'], date),
      ...(guides ? at(`lists/${name}.json`, ['guides', 'date'], guides.date) : []),
    ]),
    ...[...elements, ...checks].flatMap(([name, { pages }]) =>
      Object.entries(pages).flatMap(([page, { date }]) => at(name, ['pages', page, 'date'], date)),
    ),
    ...[...categories].flatMap(([name, { page }]) => at(name, ['page', 'date'], page.date)),
  ];
}
