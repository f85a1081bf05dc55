import type { XmlElement } from '../shared/xml/reader.ts';
import { exportClearanceProcedures, exportProcedures } from './facts/codes.ts';
import { everything, find, type Place, rootPlace, text } from './place.ts';

/** How much a declaration must say: the kind its type and procedures make it. */
type DataSet =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'H7'
  | 'import simplified'
  | 'C21i'
  | 'FSD'
  | 'B'
  | 'export simplified'
  | 'C21e';

/** A declaration as this authority looks at it. */
export interface Submission {
  readonly root: Place;
  /** 2/5, empty when it was not given. */
  readonly lrn: string;
  /** 3/18, empty when it was not given. */
  readonly declarant: string;
  /** 1/1: IM, EX or CO. */
  readonly movement: string;
  /** 1/2: the additional declaration type letter. */
  readonly letter: string;
  readonly isExport: boolean;
  readonly items: readonly Place[];
  /** Every group and element, in document order. */
  readonly everything: readonly Place[];
  readonly dataSet: DataSet;
}

/** 1/2 letters of declarations made before the goods arrive: registered first, accepted on arrival. */
const preLodgedLetters: ReadonlySet<string> = new Set(['D', 'E', 'F', 'K']);

/** Looks at a structurally sound declaration. */
export function readSubmission(element: XmlElement): Submission {
  const root = rootPlace(element);
  const items = find(root, 'GoodsShipment/GovernmentAgencyGoodsItem');
  const type = text(root, 'TypeCode') ?? '';
  const movement = type.slice(0, 2);
  const letter = type.slice(2);
  const isExport = movement === 'EX' || (movement === 'CO' && items.some(hasExportProcedure));
  return {
    root,
    lrn: text(root, 'FunctionalReferenceID') ?? '',
    declarant: text(root, 'Declarant/ID') ?? '',
    movement,
    letter,
    isExport,
    items,
    everything: everything(root),
    dataSet: isExport ? exportDataSet(letter) : importDataSet(movement, letter, items),
  };
}

/** True when the goods have not arrived yet: the declaration is registered, not accepted. */
export function isPreLodged({ letter }: Submission): boolean {
  return preLodgedLetters.has(letter);
}

/** The requested and previous procedure of an item together (1/10), such as 4000; empty when not given. */
export function procedureOf(item: Place): string {
  const [first] = find(item, 'GovernmentProcedure');
  return first ? `${text(first, 'CurrentCode') ?? ''}${text(first, 'PreviousCode') ?? ''}` : '';
}

/** The import data set that the procedure of one item belongs to. */
export function dataSetOfProcedure(procedure: string): 'H1' | 'H2' | 'H3' | 'H4' | 'C21i' {
  const sets = { '71': 'H2', '53': 'H3', '51': 'H4', '00': 'C21i' } as const;
  return sets[procedure.slice(0, 2) as keyof typeof sets] ?? 'H1';
}

/** The additional procedures of an item (1/11). */
export function additionalProceduresOf(item: Place): Place[] {
  return find(item, 'GovernmentProcedure/CurrentCode').slice(1);
}

function importDataSet(movement: string, letter: string, items: readonly Place[]): DataSet {
  if (letter === 'Q') return 'FSD';
  if ('JK'.includes(letter)) return 'C21i';
  if ('BCEF'.includes(letter)) return 'import simplified';
  if (movement === 'CO') return 'H5';
  const isLowValue = items.some((item) =>
    additionalProceduresOf(item).some(({ element }) => element.text.trim() === '1H7'),
  );
  if (isLowValue) return 'H7';
  return dataSetOfProcedure(items[0] ? procedureOf(items[0]) : '');
}

function exportDataSet(letter: string): DataSet {
  if ('JK'.includes(letter)) return 'C21e';
  return 'BCEF'.includes(letter) ? 'export simplified' : 'B';
}

function hasExportProcedure(item: Place): boolean {
  const procedure = procedureOf(item);
  return exportProcedures.has(procedure) || exportClearanceProcedures.has(procedure);
}
