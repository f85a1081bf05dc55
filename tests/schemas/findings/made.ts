import { getLocation } from 'jsonc-parser';
import { expect, it } from 'vitest';
import type { Authored } from '../../../generators/authored.ts';
import { createReport, type Report } from '../../../generators/check/finding.ts';
import { type AuthoredObject, authoredObjects } from '../../../generators/check/objects.ts';
import { authoredOf } from '../../../generators/read-authored.ts';
import { type SourceFile, sourceFile } from '../../../generators/source-files.ts';

/** What schema files hold, by their names. */
export type Files = Readonly<Record<string, unknown>>;

/**
 * Values by the places that get them, `box/box.schema.json#/properties/size/maxLength`; undefined takes out what stands
 * there. A name without `#` is a whole file.
 */
export type Edit = Readonly<Record<string, unknown>>;

/** One edit of some files, and each finding of it: `FILE#/place: message`. */
export type Row = readonly [what: string, edit: Edit, ...findings: string[]];

/** Schema files as a rule of the check gets them. */
export interface Made {
  readonly files: readonly SourceFile[];
  readonly authored: Authored;
  readonly objects: ReadonlyMap<string, AuthoredObject>;
}

export type Rule = (made: Made, report: Report) => void;

/** One test a row: the rule finds in the edited files just what the row says, where it says. */
export function findsExactly(rule: Rule, files: Files, rows: readonly Row[]): void {
  it('ENG-032 finds nothing in what is right', () => {
    expect(findingsOf(rule, files)).toEqual([]);
  });

  for (const [what, edit, ...findings] of rows)
    it(`ENG-032 ${what}`, () => {
      expect(findingsOf(rule, edited(files, edit))).toEqual(findings);
    });
}

function findingsOf(rule: Rule, contents: Files): readonly string[] {
  const files = Object.keys(contents)
    .sort()
    .map((name) => sourceFile(name, JSON.stringify(contents[name], null, 1)));
  const authored = authoredOf(files);
  const report = createReport();
  rule({ files, authored, objects: authoredObjects(authored) }, report);
  return report.findings().map(({ file, line, column, message }) => {
    const { text } = authored.files.get(file)!;
    const told = message.replace(/(?<=\bline )\d+/g, (number) => placeAt(text, Number(number)));
    return `${file}#${placeAt(text, line, column)}: ${told}`;
  });
}

/** The place in a file that stands in a line, where no column is said at its beginning. */
function placeAt(text: string, line: number, column?: number): string {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const { path } = getLocation(text, before + (column ?? lines[line - 1]!.search(/\S/) + 1) - 1);
  return path.map((part) => `/${String(part).replaceAll('/', '~1')}`).join('');
}

type Holder = Record<string, unknown>;

export function edited(files: Files, edit: Edit): Files {
  // Files may share parts, which are apart in JSON.
  const made = JSON.parse(JSON.stringify(files)) as Holder;
  for (const [place, value] of Object.entries(edit)) {
    const [file = '', pointer = ''] = place.split('#');
    const parts = [
      file,
      ...pointer
        .split('/')
        .slice(1)
        .map((part) => part.replaceAll('~1', '/')),
    ];
    const name = parts.pop()!;
    const holder = parts.reduce<Holder>((at, part) => at[part] as Holder, made);
    if (value === undefined) delete holder[name];
    else holder[name] = value;
  }
  return made;
}
