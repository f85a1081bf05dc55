import { exportClearanceProcedures, exportProcedures, importProcedures } from '../facts/codes.ts';
import { pointTo } from '../place.ts';
import { dataSetOfProcedure, procedureOf, type Submission } from '../submission.ts';
import type { Rule } from './rule.ts';

const importLetters = 'ABCDEFJKQYZ';
const exportLetters = 'ABCDEFJKYZ';

/**
 * What must hold before anything else can be judged: CDS answers each of these alone, because the rest of
 * the rules depends on the declaration's category.
 */
export const declarationTypeRules: readonly Rule[] = [
  {
    code: 'CDS12052',
    demand: 'The declaration type is IM, EX or CO with a known additional type letter.',
    breaches: (submission) => (isKnownType(submission) ? [] : [pointTo(submission.root, 'TypeCode')]),
  },
  {
    code: 'CDS10001',
    demand: 'There is at least one goods item.',
    breaches: ({ root, items }) =>
      items.length > 0 ? [] : [pointTo(root, 'GoodsShipment/GovernmentAgencyGoodsItem')],
  },
  {
    code: 'CDS12050',
    demand: 'The requested and previous procedure of every item are a known procedure.',
    breaches: ({ items }) =>
      items
        .filter((item) => !isImportProcedure(procedureOf(item)) && !isExportProcedure(procedureOf(item)))
        .map((item) => pointTo(item, 'GovernmentProcedure/CurrentCode')),
  },
  {
    code: 'CDS11004',
    demand:
      'The procedure of every item fits the movement: import procedures on imports, export ones on exports.',
    breaches: ({ items, isExport }) =>
      items
        .filter((item) => !(isExport ? isExportProcedure : isImportProcedure)(procedureOf(item)))
        .map((item) => pointTo(item, 'GovernmentProcedure/CurrentCode')),
  },
  {
    code: 'CDS11005',
    demand: 'The procedures of all items of an import belong to the same data set.',
    breaches: ({ items, isExport }) => {
      if (isExport || !items[0]) return [];
      const first = dataSetOfProcedure(procedureOf(items[0]));
      return items
        .filter((item) => dataSetOfProcedure(procedureOf(item)) !== first)
        .map((item) => pointTo(item, 'GovernmentProcedure/CurrentCode'));
    },
  },
];

function isKnownType({ movement, letter, isExport }: Submission): boolean {
  const letters = isExport ? exportLetters : importLetters;
  return ['IM', 'EX', 'CO'].includes(movement) && letter.length === 1 && letters.includes(letter);
}

/** The previous codes of import clearance requests (requested procedure 00) are not published as a list. */
function isImportProcedure(procedure: string): boolean {
  const isClearance = /^00\d\d$/.test(procedure) && !exportClearanceProcedures.has(procedure);
  return importProcedures.has(procedure) || isClearance;
}

function isExportProcedure(procedure: string): boolean {
  return exportProcedures.has(procedure) || exportClearanceProcedures.has(procedure);
}
