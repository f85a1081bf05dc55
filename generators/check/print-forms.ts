import type { Letters } from '../../src/printing/fitting.ts';
import type { FormBox } from '../../src/printing/form.ts';
import { roomFaults } from '../../src/printing/room.ts';
import type { Authored, AuthoredBox, PrintFormFile } from '../authored.ts';
import { MOST_BYTES, MOST_PIXELS, type Pictures, pictureIn } from '../pictures.ts';
import { formName, formTexts, printForm } from '../print-forms.ts';
import type { SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';
import { type Complain, checkPlaces, type PlacedSheet, sheetsOf, tableNamed } from './form-places.ts';
import { checkSources } from './form-sources.ts';
import type { AuthoredObject } from './objects.ts';

/** What forms are judged by beside the schemas. */
export interface FormMeans {
  readonly pictures: Pictures;
  /** The fonts that forms are printed in; absent: whether texts have room is not judged. */
  readonly letters?: (() => Letters) | undefined;
}

/**
 * Printed forms: each of a kind that is printed, with boxes on the page and beside each other, sources that there are,
 * room for what never changes and a place for what goes on, pictures that can be drawn, and every text.
 */
export function checkPrintForms(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  { pictures, letters }: FormMeans,
  report: Report,
): void {
  const used = new Set<string>();
  for (const [name, form] of authored.printForms) {
    const file = authored.files.get(name);
    const { document: folder } = formName(name);
    const document = objects.get(`${folder}/${folder}.schema.json`);
    const kind = authored.kinds.get(`${folder}/${folder}.kind.json`);
    if (file === undefined) continue;
    const complain: Complain = (place, words) => report.at(file, place, words);
    if (kind === undefined || document === undefined) {
      complain(
        [],
        'A form stands beside the kind of document that it is printed of: <document>/<form>.print.json.',
      );
      continue;
    }
    if (!kind.capabilities.includes('print'))
      complain([], `Its kind has no capability "print": write it into ${folder}.kind.json.`);
    const before = report.count();
    checkPlaces(form, complain);
    checkStyles(form, complain);
    for (const { sheet, place } of sheetsOf(form)) {
      for (const [box, one] of Object.entries(sheet.boxes)) {
        const at = [...place, 'boxes', box];
        checkMembers(one, at, complain);
        checkSources({ document, objects, authored }, one, at, complain);
        if (one.kind === 'image') checkPicture(folder, one, [...at, 'file'], pictures, complain);
      }
    }
    checkSheets(form, complain);
    checkContinuation(form, complain);
    checkWords(authored, name, form, file, used, report);
    if (letters && report.count() === before)
      for (const { sheet, box, words } of roomFaults(printForm(authored, name, form), letters()))
        complain([...(sheet === 'continuation' ? [sheet] : ['sheets', sheet]), 'boxes', box, 'at'], words);
  }
  for (const [id, file] of authored.localeFiles) {
    if (id.startsWith('print.') && !used.has(id))
      report.at(file, [id], `Nothing uses the text "${id}".${suggestion(id, used)}`);
  }
}

type Member = keyof AuthoredBox;

const anywhere: readonly Member[] = ['kind', 'at', 'frame', 'number', 'label'];
const ofText: readonly Member[] = ['font', 'size', 'least', 'align'];

/** What a box of a kind must say, and what else it may. */
const MEMBERS: Readonly<
  Record<FormBox['kind'], { readonly must: readonly Member[]; readonly may: readonly Member[] }>
> = {
  field: { must: ['source'], may: [...ofText, 'as', 'overflow'] },
  words: { must: [], may: ofText },
  fact: { must: ['fact'], may: ofText },
  sum: { must: ['list'], may: [...ofText, 'of'] },
  rows: { must: ['list', 'columns'], may: ['font', 'size', 'least'] },
  'more-rows': { must: ['of'], may: [] },
  rest: { must: [], may: ['font', 'size', 'least'] },
  barcode: { must: ['source', 'code'], may: ['size', 'least'] },
  image: { must: ['file'], may: ['align'] },
  frame: { must: [], may: [] },
  hatch: { must: ['colour'], may: [] },
};

function checkMembers(box: AuthoredBox, place: readonly (string | number)[], complain: Complain): void {
  const { must, may } = MEMBERS[box.kind];
  for (const member of must)
    if (box[member] === undefined) complain(place, `A box of kind "${box.kind}" says its "${member}".`);
  for (const member of Object.keys(box) as Member[]) {
    if ([...anywhere, ...must, ...may].includes(member)) continue;
    const all = [...must, ...may];
    complain(
      [...place, member],
      `A box of kind "${box.kind}" has no "${member}".${all.length > 0 ? ` It may have: ${all.join(', ')}.` : ''}`,
    );
  }
  if (box.label === 'field' && !['field', 'sum', 'rows', 'barcode'].includes(box.kind))
    complain([...place, 'label'], `A box of kind "${box.kind}" is of no field to be called by. Write "own".`);
}

function checkStyles(form: PrintFormFile, complain: Complain): void {
  if (form.text.least > form.text.size)
    complain(['text', 'least'], `The least size is not above the size: ${form.text.size} at most.`);
  for (const { sheet, place } of sheetsOf(form))
    for (const [name, { size = form.text.size, least }] of Object.entries(sheet.boxes))
      if (least !== undefined && least > size)
        complain(
          [...place, 'boxes', name, 'least'],
          `The least size is not above the size: ${size} at most.`,
        );
}

function checkPicture(
  folder: string,
  { file }: AuthoredBox,
  place: readonly (string | number)[],
  pictures: Pictures,
  complain: Complain,
): void {
  if (file === undefined) return;
  const bytes = pictures(`${folder}/${file}`);
  const fault = faultOfPicture(folder, file, bytes);
  if (fault !== undefined) complain(place, fault);
}

function faultOfPicture(folder: string, file: string, bytes: ReturnType<Pictures>): string | undefined {
  if (bytes === undefined) return `There is no picture ${folder}/${file}.`;
  if (bytes === 'too large') return `${file} is too large: ${MOST_BYTES / 1024} KiB at most are printed.`;
  const picture = pictureIn(bytes);
  if (typeof picture === 'string')
    return `${file} ${picture}. A form has PNG and JPEG of ${MOST_PIXELS} pixels a side at most.`;
  const isNamedPng = file.endsWith('.png');
  return isNamedPng === (picture.type === 'image/png')
    ? undefined
    : `${file} is a ${isNamedPng ? 'JPEG' : 'PNG'}: call it so.`;
}

/** What every sheet must say: a loose one tells which it is, of how many, and that it is a trial. */
function checkSheets(form: PrintFormFile, complain: Complain): void {
  const titles = form.sheets.flatMap(({ boxes }) =>
    Object.values(boxes).filter(({ fact }) => fact === 'title'),
  );
  if (titles.length === 0)
    complain(
      ['sheets', 0, 'boxes'],
      'The first sheet says which form it is: give it a box of the fact "title".',
    );
  for (const { sheet, place } of sheetsOf(form)) {
    const facts = Object.values(sheet.boxes).map(({ fact }) => fact);
    const wanted = {
      page: 'A loose sheet says which page it is: give it a box of the fact "page".',
      notices: 'A loose sheet says that it is a trial or unsent: give it a box of the fact "notices".',
      ...(form.copies
        ? { copy: 'A sheet of copies says which it is of: give it a box of the fact "copy".' }
        : {}),
    } as const;
    for (const [fact, words] of Object.entries(wanted))
      if (!facts.some((one) => one === fact)) complain([...place, 'boxes'], words);
    if (form.copies) continue;
    for (const [name, { fact }] of Object.entries(sheet.boxes))
      if (fact === 'copy')
        complain(
          [...place, 'boxes', name, 'fact'],
          'There are no copies: name them in "copies" of the form.',
        );
  }
}

/** What goes on has a place: texts in a rest, rows in more-rows, on a sheet that is printed as often as needed. */
function checkContinuation(form: PrintFormFile, complain: Complain): void {
  const first = form.sheets.flatMap(({ boxes }) => Object.entries(boxes));
  const goesOn = first.find(([, { kind }]) => kind === 'rows' || kind === 'field' || kind === 'fact');
  const more = Object.entries(form.continuation?.boxes ?? {});
  if (form.continuation === undefined) {
    if (goesOn)
      complain([], `What "${goesOn[0]}" has no room for goes on somewhere: "continuation" is absent.`);
  } else if (!more.some(([, { kind }]) => kind === 'rest'))
    complain(
      ['continuation', 'boxes'],
      'Texts go on on the continuation sheet: give it a box of kind "rest".',
    );
  const rests = more.filter(([, { kind }]) => kind === 'rest');
  for (const [name] of rests.slice(1))
    complain(['continuation', 'boxes', name, 'kind'], `Texts go on in "${rests[0]![0]}" already.`);
  for (const [name, { kind }] of more)
    if (kind === 'rows')
      complain(
        ['continuation', 'boxes', name, 'kind'],
        'Rows begin on a sheet and go on here: write "more-rows", and "of" the box they begin in.',
      );
  checkTables(form, sheetsOf(form), complain);
}

function checkTables(form: PrintFormFile, sheets: readonly PlacedSheet[], complain: Complain): void {
  const begun = new Set<string>();
  for (const { sheet, place } of sheets) {
    for (const [name, { kind, of, columns }] of Object.entries(sheet.boxes)) {
      const at = [...place, 'boxes', name];
      if (kind === 'rest' && place[0] === 'sheets')
        complain([...at, 'kind'], 'What goes on stands on the continuation sheet: put this box there.');
      if (kind === 'rows' && begun.has(name))
        complain(
          at,
          `Another sheet has rows "${name}" already: write "more-rows", or call the box otherwise.`,
        );
      if (kind === 'more-rows' && of !== undefined && !begun.has(of))
        complain(
          [...at, 'of'],
          `No rows "${of}" begin before this.${suggestion(of, begun) || ` Known: ${[...begun].join(', ') || 'none'}.`}`,
        );
      if (kind === 'rows') begun.add(name);
      if (columns && Object.values(columns)[0]?.sum)
        complain(
          [...at, 'columns', Object.keys(columns)[0]!, 'sum'],
          'The words "carried forward" stand before the first sum: put another column first.',
        );
    }
  }
  if (form.continuation === undefined) return;
  const goingOn = Object.values(form.continuation.boxes).map(({ kind, of }) =>
    kind === 'more-rows' ? of : '',
  );
  for (const name of begun)
    if (tableNamed(form, name) && !goingOn.includes(name))
      complain(
        ['continuation', 'boxes'],
        `The rows "${name}" go on somewhere: give the continuation sheet a box of kind "more-rows" of it.`,
      );
}

function checkWords(
  authored: Authored,
  name: string,
  form: PrintFormFile,
  file: SourceFile,
  used: Set<string>,
  report: Report,
): void {
  const texts = formTexts(name);
  const need = (place: readonly (string | number)[], id: string) => {
    used.add(`${texts}.${id}`);
    if (authored.locale[`${texts}.${id}`] === undefined)
      report.at(file, place, `The locale files lack the text "${texts}.${id}".`);
  };
  need([], 'title');
  for (const [index, copy] of (form.copies ?? []).entries()) need(['copies', index], `copies.${copy}`);
  for (const { sheet, place } of sheetsOf(form)) {
    for (const [box, one] of Object.entries(sheet.boxes)) {
      const at = [...place, 'boxes', box];
      if (one.label === 'own') need([...at, 'label'], `${box}.label`);
      if (one.kind === 'words') need([...at, 'kind'], `${box}.words`);
      if (one.kind === 'image') need([...at, 'kind'], `${box}.alt`);
      for (const [id, column] of Object.entries(one.columns ?? {})) {
        if (column.label !== 'field') need([...at, 'columns', id], `${box}.columns.${id}`);
        else if (column.source === undefined)
          report.at(file, [...at, 'columns', id, 'label'], 'The number of a row is no field. Write "own".');
      }
    }
  }
}
