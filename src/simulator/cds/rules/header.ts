import { find, number, pointTo, text } from '../place.ts';
import type { Submission } from '../submission.ts';
import type { Rule } from './rule.ts';

/** Rules on what is said once for the whole declaration. */
export const headerRules: readonly Rule[] = [
  {
    code: 'CDS10020',
    demand: 'A submission has the function code 9.',
    breaches: ({ root }) => (text(root, 'FunctionCode') === '9' ? [] : [pointTo(root, 'FunctionCode')]),
  },
  {
    code: 'CDS10001',
    demand: 'An LRN (2/5) is given.',
    breaches: ({ root, lrn }) => (lrn ? [] : [pointTo(root, 'FunctionalReferenceID')]),
  },
  {
    code: 'CDS12003',
    demand: 'The LRN was not used by this declarant in the last 48 hours, unless that message was rejected.',
    breaches: ({ root }, { isLrnUsed }) => (isLrnUsed ? [pointTo(root, 'FunctionalReferenceID')] : []),
  },
  {
    code: 'CDS10001',
    demand: 'The number of goods items (1/9) is given.',
    breaches: ({ root }) => missing(root, 'GoodsItemQuantity'),
  },
  {
    code: 'CDS11003',
    demand: 'The number of goods items (1/9) is how many there are.',
    breaches: ({ root, items }) => {
      const declared = number(root, 'GoodsItemQuantity');
      return declared === undefined || declared === items.length ? [] : [pointTo(root, 'GoodsItemQuantity')];
    },
  },
  {
    code: 'CDS10001',
    demand: 'A standard import other than low value gives the total number of packages (6/18).',
    breaches: ({ root, dataSet }) => (/^H[1-5]$/.test(dataSet) ? missing(root, 'TotalPackageQuantity') : []),
  },
  {
    code: 'CDS10020',
    demand:
      'The total number of packages (6/18), when given outside simplified declarations, is the sum of the items.',
    breaches: (submission) => {
      const declared = number(submission.root, 'TotalPackageQuantity');
      if (declared === undefined || submission.dataSet.endsWith('simplified')) return [];
      return declared === packagesOf(submission) ? [] : [pointTo(submission.root, 'TotalPackageQuantity')];
    },
  },
  {
    code: 'CDS12058',
    demand: 'Where packages are declared, at least one has a quantity above zero (6/10).',
    breaches: (submission) => {
      const [first] = packagings(submission);
      return first && packagesOf(submission) === 0 ? [pointTo(first, 'QuantityQuantity')] : [];
    },
  },
  {
    code: 'CDS12016',
    demand: 'The acceptance date is not in the future, nor more than 180 days back.',
    breaches: ({ root }, { now }) => {
      const given = find(root, 'AcceptanceDateTime')[0]?.element.children[0]?.text;
      if (!given) return [];
      const age = Math.floor(now.getTime() / dayMs) - dayOf(given).getTime() / dayMs;
      return age < 0 || age > 180 ? [pointTo(root, 'AcceptanceDateTime')] : [];
    },
  },
  {
    code: 'CDS12099',
    demand: 'The location of goods (5/23) has a type from A to D and the qualifier U or Y.',
    breaches: ({ root }) =>
      find(root, 'GoodsShipment/Consignment/GoodsLocation')
        .filter(
          (place) =>
            !/^[A-D][UY]$/.test(`${text(place, 'TypeCode') ?? ''}${text(place, 'Address/TypeCode') ?? ''}`),
        )
        .map((place) => pointTo(place, 'TypeCode')),
  },
  {
    code: 'CDS10001',
    demand: 'The location of goods (5/23) is given.',
    breaches: ({ root }) => missing(root, 'GoodsShipment/Consignment/GoodsLocation/Name'),
  },
  {
    code: 'CDS12073',
    demand: 'A previous document (2/1) is given, at header or item level.',
    breaches: ({ root, items }) => {
      const given = [
        ...find(root, 'GoodsShipment/PreviousDocument'),
        ...items.flatMap((item) => find(item, 'PreviousDocument')),
      ];
      return given.length > 0 ? [] : [pointTo(root, 'GoodsShipment/PreviousDocument')];
    },
  },
  {
    code: 'CDS12108',
    demand: 'An export names its DUCR as a previous document of type DCR.',
    breaches: (submission) =>
      !submission.isExport || ducrs(submission).length > 0
        ? []
        : [pointTo(submission.root, 'GoodsShipment/PreviousDocument/ID')],
  },
  {
    code: 'CDS12132',
    demand: 'A DUCR is a year digit, the EORI and a hyphen with the trader’s own reference.',
    breaches: (submission) =>
      ducrs(submission)
        .filter((place) => !/^\d[A-Z]{2}[0-9A-Z]{1,15}-[0-9A-Z()-]{1,19}$/.test(text(place, 'ID') ?? ''))
        .map((place) => pointTo(place, 'ID')),
  },
  {
    code: 'CDS12071',
    demand: 'The country of dispatch (5/14) stands at header or at item level, not at both.',
    breaches: ({ root, items }) =>
      text(root, 'GoodsShipment/ExportCountry/ID') === undefined
        ? []
        : items.flatMap((item) => find(item, 'ExportCountry/ID')).map(({ pointer }) => pointer),
  },
  {
    code: 'CDS12073',
    demand:
      'A standard import that is not supplementary says the country of dispatch (5/14), at header or item level.',
    breaches: ({ root, items, dataSet, letter }) => {
      if (dataSet !== 'H1' || !'AD'.includes(letter)) return [];
      const isGiven =
        text(root, 'GoodsShipment/ExportCountry/ID') || items.every((item) => text(item, 'ExportCountry/ID'));
      return isGiven ? [] : [pointTo(root, 'GoodsShipment/ExportCountry/ID')];
    },
  },
];

function missing(from: Submission['root'], path: string) {
  return text(from, path) ? [] : [pointTo(from, path)];
}

function packagings({ items }: Submission) {
  return items.flatMap((item) => find(item, 'Packaging'));
}

function packagesOf(submission: Submission): number {
  return packagings(submission).reduce((sum, place) => sum + (number(place, 'QuantityQuantity') ?? 0), 0);
}

function ducrs({ everything }: Submission) {
  return everything.filter(
    (place) => place.fact.name === 'PreviousDocument' && text(place, 'TypeCode') === 'DCR',
  );
}

const dayMs = 24 * 60 * 60_000;

function dayOf(dateTime: string): Date {
  return new Date(`${dateTime.slice(0, 4)}-${dateTime.slice(4, 6)}-${dateTime.slice(6, 8)}T00:00:00Z`);
}
