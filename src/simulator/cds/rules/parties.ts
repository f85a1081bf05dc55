import { find, type Place, pointTo, text } from '../place.ts';
import type { Submission } from '../submission.ts';
import type { Rule } from './rule.ts';

const identifiedParties = [
  'Declarant',
  'Agent',
  'Exporter',
  'AuthorisationHolder',
  'GoodsShipment/Importer',
  'GoodsShipment/Buyer',
  'GoodsShipment/Seller',
];

/** Rules on the persons a declaration names. */
export const partyRules: readonly Rule[] = [
  {
    code: 'CDS10001',
    demand: 'The declarant is identified (3/18).',
    breaches: ({ root, declarant }) => (declarant ? [] : [pointTo(root, 'Declarant/ID')]),
  },
  {
    code: 'CDS12005',
    demand:
      'Every EORI has its form: GB or XI with 12 or 15 digits, otherwise a country and up to 15 characters.',
    breaches: ({ root }) =>
      identifiedParties
        .flatMap((path) => find(root, `${path}/ID`))
        .filter(({ element }) => !isEori(element.text.trim()))
        .map(({ pointer }) => pointer),
  },
  {
    code: 'CDS10020',
    demand: 'The representative’s status (3/21) is 2 or 3.',
    breaches: ({ root }) =>
      find(root, 'Agent')
        .filter((agent) => !['2', '3'].includes(text(agent, 'FunctionCode') ?? ''))
        .map((agent) => pointTo(agent, 'FunctionCode')),
  },
  {
    code: 'CDS10001',
    demand: 'An import names its importer (3/15 or 3/16), except a final supplementary declaration.',
    breaches: ({ root, isExport, dataSet }) =>
      isExport || dataSet === 'FSD' || isNamed(root, 'GoodsShipment/Importer')
        ? []
        : [pointTo(root, 'GoodsShipment/Importer/ID')],
  },
  {
    code: 'CDS10001',
    demand: 'A standard or low-value import names the exporter (3/1 or 3/2).',
    breaches: ({ root, dataSet }) =>
      !['H1', 'H7'].includes(dataSet) || isNamed(root, 'Exporter') ? [] : [pointTo(root, 'Exporter/Name')],
  },
  differentParties(
    'CDS12081',
    'On an import that is not simplified the importer (3/16) and the exporter (3/2) are not the same party.',
    'GoodsShipment/Importer',
    'Exporter',
  ),
  differentParties(
    'CDS12117',
    'On an import that is not simplified the importer (3/16) and the buyer (3/27) are not the same party.',
    'GoodsShipment/Buyer',
    'GoodsShipment/Importer',
  ),
  differentParties(
    'CDS12092',
    'On an import that is not simplified the seller (3/25) and the exporter (3/2) are not the same party.',
    'GoodsShipment/Seller',
    'Exporter',
  ),
];

function differentParties(code: Rule['code'], demand: string, one: string, other: string): Rule {
  const isSame = ({ root }: Submission) => {
    const id = text(root, `${one}/ID`);
    return id !== undefined && id === text(root, `${other}/ID`);
  };
  return {
    code,
    demand,
    breaches: (submission) =>
      /^H/.test(submission.dataSet) && isSame(submission) ? [pointTo(submission.root, `${one}/ID`)] : [],
  };
}

function isNamed(root: Place, path: string): boolean {
  return Boolean(text(root, `${path}/ID`) ?? text(root, `${path}/Name`));
}

function isEori(id: string): boolean {
  return /^(GB|XI)/.test(id) ? /^..(\d{12}|\d{15})$/.test(id) : /^[A-Z]{2}[0-9A-Z]{1,15}$/.test(id);
}
