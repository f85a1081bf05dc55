import type { FormName } from '../src/engine/document-kind.ts';
import type { FormBox, FormColumn, FormImage, PrintForm, Sheet } from '../src/printing/form.ts';
import {
  type Authored,
  type AuthoredBox,
  type AuthoredColumn,
  type AuthoredSheet,
  objectName,
  type PrintFormFile,
  resolveReference,
} from './authored.ts';
import { type Pictures, pictureIn } from './pictures.ts';

/** `packing-note/packing-list.print.json` → its document and its name. */
export function formName(file: string): { readonly document: string; readonly form: string } {
  const [document = '', name = ''] = file.split('/');
  return { document, form: name.slice(0, -'.print.json'.length) };
}

/** How the ids of a form's texts begin. */
export function formTexts(file: string): string {
  const { document, form } = formName(file);
  return `print.${document}.${form}`;
}

/** The forms of a document, in the order of their names. */
export function formNames({ printForms, locale }: Authored, document: string): readonly FormName[] {
  return [...printForms.keys()]
    .filter((file) => formName(file).document === document)
    .map((file) => ({ name: formName(file).form, title: locale[`${formTexts(file)}.title`] ?? '' }));
}

/** Every form by its document and its name, with its texts and pictures. */
export function allForms(authored: Authored, pictures: Pictures): Record<string, Record<string, PrintForm>> {
  const forms: Record<string, Record<string, PrintForm>> = {};
  for (const [file, form] of authored.printForms) {
    const { document, form: name } = formName(file);
    const images = imagesOf(file, form, pictures);
    forms[document] = { ...forms[document], [name]: { ...printForm(authored, file, form), images } };
  }
  return forms;
}

/** Text of `src/generated/print-forms.ts`. */
export function printFormsFile(authored: Authored, pictures: Pictures): string {
  const forms = allForms(authored, pictures);
  return [
    "import type { PrintForm } from '../printing/form.ts';",
    '',
    '/** Printed forms by document and name; the server prints them. */',
    `export const printForms: Readonly<Record<string, Readonly<Record<string, PrintForm>>>> = ${JSON.stringify(forms, null, 1)};`,
    '',
  ].join('\n');
}

/** A form with its texts and without its pictures; a text that is missing is its id. */
export function printForm(authored: Authored, file: string, form: PrintFormFile): PrintForm {
  const { page, text, copies, sheets, continuation } = form;
  const texts = formTexts(file);
  const own = (id: string) => authored.locale[`${texts}.${id}`] ?? `${texts}.${id}`;
  const sheetOf = ({ boxes, lines }: AuthoredSheet): Sheet => ({
    boxes: Object.fromEntries(
      Object.entries(boxes).map(([name, box]) => [name, boxOf(authored, file, name, box, own)]),
    ),
    ...(lines ? { lines } : {}),
  });
  return {
    title: own('title'),
    page,
    text,
    ...(copies ? { copies: copies.map((copy) => own(`copies.${copy}`)) } : {}),
    sheets: sheets.map(sheetOf),
    ...(continuation ? { continuation: sheetOf(continuation) } : {}),
    images: {},
  };
}

function boxOf(
  authored: Authored,
  file: string,
  name: string,
  box: AuthoredBox,
  own: (id: string) => string,
): FormBox {
  const { label, columns, ...rest } = box;
  const said =
    label === 'own'
      ? own(`${name}.label`)
      : label === 'field'
        ? labelAt(authored, formName(file).document, namedBy(box))
        : undefined;
  return {
    ...rest,
    ...(said === undefined ? {} : { label: said }),
    ...(columns ? { columns: columnsOf(authored, file, name, box, columns, own) } : {}),
    ...(box.kind === 'words' ? { words: own(`${name}.words`) } : {}),
    ...(box.kind === 'image' ? { alt: own(`${name}.alt`) } : {}),
    // The check has seen that each kind has what it needs.
  } as FormBox;
}

function columnsOf(
  authored: Authored,
  file: string,
  name: string,
  { list = '' }: AuthoredBox,
  columns: Readonly<Record<string, AuthoredColumn>>,
  own: (id: string) => string,
): readonly FormColumn[] {
  return Object.entries(columns).map(([id, { label, ...column }]) => {
    const path = firstPath(column.source) ?? '';
    const whole = path.startsWith('.') ? `${list}/*${path.slice(1)}` : path;
    const said = label === 'field' ? labelAt(authored, formName(file).document, whole) : undefined;
    return { ...column, label: said ?? own(`${name}.columns.${id}`) };
  });
}

/** The path by which a box is called as its field is. */
function namedBy({ source, list, of }: AuthoredBox): string {
  return firstPath(source) ?? (of === undefined ? (list ?? '') : `${list}/*/${of}`);
}

function firstPath(source: AuthoredBox['source']): string | undefined {
  return typeof source === 'string' ? source : source?.flat()[0];
}

/** What the field or list at a path of a document is called; undefined where there is none. */
function labelAt({ schemas, locale }: Authored, document: string, path: string): string | undefined {
  let file = `${document}/${document}.schema.json`;
  const names = path.split('/').filter((part) => part !== '' && part !== '*');
  for (const name of names.slice(0, -1)) {
    const list = schemas.get(file)?.properties[name];
    if (list?.type !== 'array') return undefined;
    file = resolveReference(file, list.items.$ref);
  }
  const name = names.at(-1);
  const property = name === undefined ? undefined : schemas.get(file)?.properties[name];
  if (property === undefined) return undefined;
  return locale[`${property.type === 'array' ? 'lists' : 'fields'}.${objectName(file)}.${name}.label`];
}

/** Pictures of a form by their names. Throws on one that the check refuses. */
function imagesOf(
  file: string,
  { sheets, continuation }: PrintFormFile,
  pictures: Pictures,
): Readonly<Record<string, FormImage>> {
  const boxes = [...sheets, ...(continuation ? [continuation] : [])].flatMap((sheet) =>
    Object.values(sheet.boxes),
  );
  const names = new Set(boxes.flatMap((box) => box.file ?? []));
  return Object.fromEntries(
    [...names].map((name) => {
      const bytes = pictures(`${formName(file).document}/${name}`);
      const picture = bytes === undefined || bytes === 'too large' ? 'cannot be read' : pictureIn(bytes);
      if (typeof picture === 'string') throw new Error(`The picture ${name} of ${file} ${picture}.`);
      return [name, { ...picture, data: Buffer.from(bytes as Uint8Array).toString('base64') }];
    }),
  );
}
