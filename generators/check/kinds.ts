import {
  type Capability,
  type DocumentColumn,
  kindIndex,
  longestIndexName,
} from '../../src/engine/document-kind.ts';
import type { ListActionName } from '../../src/engine/list-screen.ts';
import type { Authored, FieldSchema, KindFile, ListSchema, ObjectSchema } from '../authored.ts';
import { kindName } from '../kinds.ts';
import { listAddress } from '../list-screens.ts';
import type { SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';

/** What a field must be for a column, or for what a kind names by it. */
type Wanted = { readonly list: true } | Partial<Pick<FieldSchema, 'type' | 'format'>>;

const wantedBy: Readonly<Record<DocumentColumn['as'], Wanted>> = {
  text: { type: 'string' },
  decimal: { type: 'string', format: 'numeric' },
  number: { type: 'integer' },
  date: { type: 'string', format: 'date' },
  count: { list: true },
};

/**
 * Kinds of documents: each stands in the folder of its document and under its name, names fields that this has, of the
 * type they must be of, a list that there is, and a row of the permission table; addresses and columns of two kinds go
 * together. `permissions`: its rows; absent: not judged. `taken`: columns of every document.
 */
export function checkKinds(
  authored: Authored,
  {
    permissions,
    taken,
  }: { readonly permissions: readonly string[] | undefined; readonly taken: readonly string[] },
  report: Report,
): void {
  const addressOf = new Map<string, string>();
  const keptAs = new Map<string, readonly [as: DocumentColumn['as'], document: string]>();
  for (const [name, kind] of authored.kinds) {
    const file = authored.files.get(name);
    if (file === undefined) continue;
    const document = kindName(name);
    const schema = authored.schemas.get(`${document}/${document}.schema.json`);
    if (name !== `${document}/${document}.kind.json` || schema?.version === undefined) {
      report.at(
        file,
        [],
        `A kind stands beside its document, under its name: <document>/<document>.kind.json.`,
      );
      continue;
    }
    checkFields(kind, schema, file, report);
    checkCapabilities(kind, file, report);
    checkLayout(kind, schema, file, report);
    if (kind.sending !== undefined && !authored.messageMaps.has(document))
      report.at(file, ['sending'], `What is sent has a message: ${document} has no map (*.message.json).`);
    checkAddresses(kind, document, addressOf, (place, words) => report.at(file, place, words));
    checkColumns(kind, document, { taken, keptAs }, (place, words) => report.at(file, place, words));
    checkUnique(kind, file, report);
    checkListActions(authored, kind, report);
    checkList(authored, document, kind, file, report);
    checkOpened(authored, document, kind, report);
    if (permissions !== undefined && !permissions.includes(kind.permissions)) {
      const near = suggestion(kind.permissions, permissions) || ` Known: ${permissions.join(', ')}.`;
      report.at(file, ['permissions'], `The permission table has no row "${kind.permissions}".${near}`);
    }
  }
}

type Complain = (place: readonly string[], words: string) => void;

/** `addressOf`: the documents of the kinds before, by what of them has which address. */
function checkAddresses(
  { addresses }: KindFile,
  document: string,
  addressOf: Map<string, string>,
  complain: Complain,
): void {
  const { redirects = {}, ...single } = addresses;
  const all = [
    ...Object.entries(single).map(([of, address]) => ({ place: [of], of, address })),
    ...Object.entries(redirects).map(([of, address]) => ({ place: ['redirects', of], of, address })),
  ];
  for (const { place, of, address } of all) {
    // Pages stand beside one another, whatever is on them; calls stand below /api.
    const key = `${of === 'calls' ? 'call' : 'page'} ${address}`;
    const other = addressOf.get(key);
    if (other === document && of === 'show')
      complain(
        ['addresses', ...place],
        'It is read elsewhere than it is changed: call the address otherwise.',
      );
    else if (other !== undefined && other !== document)
      complain(['addresses', ...place], `"${address}" is the address of ${other} already.`);
    addressOf.set(key, document);
  }
}

interface KeptColumns {
  /** Names that every document has. */
  readonly taken: readonly string[];
  /** As what the kinds before keep each column, and the first that does. */
  readonly keptAs: Map<string, readonly [as: DocumentColumn['as'], document: string]>;
}

function checkColumns(
  { columns }: KindFile,
  document: string,
  { taken, keptAs }: KeptColumns,
  complain: Complain,
): void {
  for (const [column, { as }] of Object.entries(columns)) {
    const [other, of] = keptAs.get(column) ?? [as, document];
    keptAs.set(column, [other, of]);
    const { length } = kindIndex(document, `company_without_${column}`);
    if (length > longestIndexName)
      complain(
        ['columns', column],
        `The name of the index of this column would have ${length} characters, ${longestIndexName} at most: call it shorter.`,
      );
    if (taken.includes(column))
      complain(
        ['columns', column],
        `"${column}" is kept of every document already. Call the column otherwise.`,
      );
    else if (other !== as)
      complain(
        ['columns', column, 'as'],
        `${of} keeps a column "${column}" as ${other}. Keep it as that, or call it otherwise.`,
      );
  }
}

function checkFields(kind: KindFile, schema: ObjectSchema, file: SourceFile, report: Report): void {
  const text: Wanted = { type: 'string' };
  const { bar, columns } = kind;
  const one = (place: readonly string[], field: string | undefined, wanted: Wanted) =>
    field === undefined ? [] : [[place, field, wanted] as const];
  const named: readonly (readonly [place: readonly (string | number)[], field: string, wanted: Wanted])[] = [
    ...bar.titles.map((field, index) => [['bar', 'titles', index], field, text] as const),
    ...bar.kinds.map((field, index) => [['bar', 'kinds', index], field, text] as const),
    ...one(['sending', 'referenceField'], kind.sending?.referenceField, text),
    ...one(['itemsList'], kind.itemsList, wantedBy.count),
    ...one(['regimeField'], kind.regimeField, text),
    ...one(['dayField'], kind.dayField, wantedBy.date),
    ...one(['customerField'], kind.customerField, wantedBy.number),
    ...kind.heading.map((field, index) => [['heading', index], field, text] as const),
    ...kind.search.map((field, index) => [['search', index], field, text] as const),
    ...Object.entries(columns).map(
      ([column, { of, as }]) => [['columns', column, 'of'], of, wantedBy[as]] as const,
    ),
  ];
  for (const [place, field, wanted] of named)
    checkField(schema, field, wanted, (words) => report.at(file, place, words));
}

function checkField(
  { properties }: ObjectSchema,
  field: string,
  wanted: Wanted,
  complain: (words: string) => void,
): void {
  const isWanted = (property: FieldSchema | ListSchema) => 'list' in wanted === (property.type === 'array');
  const property = properties[field];
  if (property === undefined || !isWanted(property)) {
    const near = Object.keys(properties).filter((name) => isWanted(properties[name]!));
    const what = 'list' in wanted ? 'list' : 'field';
    complain(`The document has no ${what} "${field}".${suggestion(field, near)}`);
    return;
  }
  if ('list' in wanted || property.type === 'array') return;
  if (property.type !== wanted.type)
    complain(`"${field}" must be of type ${wanted.type} here, but is of type ${property.type}.`);
  else if (wanted.format !== undefined && property.format !== wanted.format)
    complain(
      `"${field}" must have the format "${wanted.format}" here, but has ${property.format === undefined ? 'none' : `"${property.format}"`}.`,
    );
}

/** What a capability needs of its kind. */
function checkCapabilities(
  { addresses, capabilities, sending, itemsList, regimeField, columns }: KindFile,
  file: SourceFile,
  report: Report,
): void {
  for (const capability of ['import', 'requests'] as const)
    if (capabilities.includes(capability) && addresses[capability] === undefined)
      report.at(
        file,
        ['capabilities', capabilities.indexOf(capability)],
        `It is done on a page of its own: "addresses" has no "${capability}".`,
      );
  if (addresses.redirects !== undefined && addresses.requests === undefined)
    report.at(file, ['addresses', 'redirects'], 'They lead nowhere: there is no address "requests".');
  const complain = (capability: Capability, words: string) => {
    const index = capabilities.indexOf(capability);
    if (index >= 0) report.at(file, ['capabilities', index], words);
  };
  if (columns.assignee_id === undefined)
    complain('assign', 'Somebody works on what has a column "assignee_id", which this kind lacks.');
  if (sending === undefined) complain('requests', 'Only what is sent is asked about: "sending" is absent.');
  if (regimeField === undefined)
    complain('import', 'Only declarations with a regime are imported: "regimeField" is absent.');
  if (itemsList === undefined) complain('import', 'Files fill a list: "itemsList" is absent.');
}

/** A form has fields alone; of several things that it has not the first is told. */
function checkLayout(
  { layout, capabilities, sending }: KindFile,
  { properties }: ObjectSchema,
  file: SourceFile,
  report: Report,
): void {
  if (layout !== 'form') return;
  const list = Object.keys(properties).find((name) => properties[name]!.type === 'array');
  const foreign = capabilities.findIndex((capability) => !inForms.includes(capability));
  if (sending !== undefined)
    report.at(file, ['layout'], 'What is sent is worked on in an editor. Write "editor".');
  else if (list !== undefined)
    report.at(file, ['layout'], `A form has no lists, and the document has "${list}". Write "editor".`);
  else if (foreign >= 0) {
    const known = `A form has only ${inForms.map((one) => `"${one}"`).join(', ')}.`;
    report.at(file, ['capabilities', foreign], `"${capabilities[foreign]}" is done in an editor. ${known}`);
  }
}

/** Capabilities that need no editor. */
const inForms: readonly Capability[] = ['history'];

/** What no two may have the same is kept as a text. */
function checkUnique({ unique = [], columns }: KindFile, file: SourceFile, report: Report): void {
  const texts = Object.keys(columns).filter((name) => columns[name]!.as === 'text');
  for (const [index, name] of unique.entries()) {
    if (texts.includes(name)) continue;
    const near = suggestion(name, texts) || ` Known: ${texts.join(', ')}.`;
    report.at(file, ['unique', index], `No column of text is called "${name}".${near}`);
  }
}

/** What a list offers to do with documents that cannot have it done. */
function checkListActions({ listScreens, files }: Authored, kind: KindFile, report: Report): void {
  const name = [...listScreens.keys()].find((one) => listAddress(one) === kind.addresses.list);
  const file = name === undefined ? undefined : files.get(name);
  if (name === undefined || file === undefined) return;
  for (const [index, { action }] of listScreens.get(name)!.actions.entries()) {
    const needed = neededFor[action];
    if (needed !== undefined && !kind.capabilities.includes(needed))
      report.at(file, ['actions', index, 'action'], `Its kind has no capability "${needed}".`);
  }
}

const neededFor: Readonly<Partial<Record<ListActionName, Capability>>> = {
  assign: 'assign',
  import: 'import',
  watch: 'watch',
};

function checkList(
  { listScreens }: Authored,
  document: string,
  { addresses }: KindFile,
  file: SourceFile,
  report: Report,
): void {
  const lists = [...listScreens.keys()].filter((name) => kindName(name) === document).map(listAddress);
  if (lists.includes(addresses.list)) return;
  const near = suggestion(addresses.list, lists) || ` Known: ${lists.join(', ') || 'none'}.`;
  report.at(
    file,
    ['addresses', 'list'],
    `No list of ${document} has the address "${addresses.list}".${near}`,
  );
}

/** A list opens pages that there are. */
function checkOpened(
  { listScreens, files }: Authored,
  document: string,
  { addresses }: KindFile,
  report: Report,
): void {
  for (const [name, { opens }] of listScreens) {
    const file = files.get(name);
    if (kindName(name) !== document || opens !== 'show' || addresses.show !== undefined || !file) continue;
    report.at(file, ['opens'], 'Its kind has no address "show" to be read at. Write "edit".');
  }
}
