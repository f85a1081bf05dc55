import { find, number, type Place, type Pointer, pointTo, text } from '../place.ts';
import { additionalProceduresOf, type Submission } from '../submission.ts';
import type { Rule } from './rule.ts';

/** Rules on each goods item. */
export const itemRules: readonly Rule[] = [
  {
    code: 'CDS12024',
    demand: 'Every goods item number (1/6) is given to one item only.',
    breaches: ({ items }) => {
      const numbers = items.map((item) => number(item, 'SequenceNumeric'));
      return items
        .filter((_, index) => numbers.indexOf(numbers[index]) < index)
        .map((item) => pointTo(item, 'SequenceNumeric'));
    },
  },
  {
    code: 'CDS12022',
    demand: 'No goods item number (1/6) is above the number of items.',
    breaches: ({ items }) =>
      items
        .filter((item) => number(item, 'SequenceNumeric')! > items.length)
        .map((item) => pointTo(item, 'SequenceNumeric')),
  },
  {
    code: 'CDS10001',
    demand: 'Every item is described (6/8), except on a final supplementary declaration.',
    breaches: (submission) =>
      submission.dataSet === 'FSD' ? [] : eachItemLacking(submission, 'Commodity/Description'),
  },
  {
    code: 'CDS10004',
    demand: 'Every item has a commodity code (6/14), except on clearance requests and simplified exports.',
    breaches: (submission) =>
      ['FSD', 'C21i', 'C21e', 'export simplified'].includes(submission.dataSet)
        ? []
        : submission.items
            .filter(
              (item) =>
                !classifications(item).some((place) => text(place, 'IdentificationTypeCode') === 'TSP'),
            )
            .map(({ pointer }) => [...pointer, { section: '23A' }, { section: '21A', tag: '145' }]),
  },
  {
    code: 'CDS10010',
    demand: 'A commodity code (6/14) has 8 digits, a TARIC code (6/15) has 2.',
    breaches: ({ items }) =>
      items
        .flatMap(classifications)
        .filter((place) => {
          const digits = { TSP: 8, TRC: 2 }[text(place, 'IdentificationTypeCode') ?? ''];
          return digits && !new RegExp(`^\\d{${digits}}$`).test(text(place, 'ID') ?? '');
        })
        .map((place) => pointTo(place, 'ID')),
  },
  {
    code: 'CDS11006',
    demand: 'The net mass (6/1) of an item is not above its gross mass (6/5).',
    breaches: ({ items }) =>
      items
        .filter((item) => {
          const gross = number(item, 'Commodity/GoodsMeasure/GrossMassMeasure');
          const net = number(item, 'Commodity/GoodsMeasure/NetNetWeightMeasure');
          return gross !== undefined && net !== undefined && net > gross;
        })
        .map((item) => pointTo(item, 'Commodity/GoodsMeasure/NetNetWeightMeasure')),
  },
  {
    code: 'CDS12149',
    demand: 'The additional procedure 000 (1/11) stands alone.',
    breaches: ({ items }) =>
      items.flatMap((item) => {
        const procedures = additionalProceduresOf(item);
        return procedures.length < 2
          ? []
          : procedures.filter(({ element }) => element.text.trim() === '000').map(({ pointer }) => pointer);
      }),
  },
  {
    code: 'CDS12152',
    demand: 'The additional procedure 1H7 (1/11) is declared on all items or on none.',
    breaches: ({ items, dataSet }) =>
      dataSet !== 'H7'
        ? []
        : items
            .filter(
              (item) => !additionalProceduresOf(item).some(({ element }) => element.text.trim() === '1H7'),
            )
            .map((item) => pointTo(item, 'GovernmentProcedure/CurrentCode')),
  },
  {
    code: 'CDS71200',
    demand: 'No document (2/3) with the same code and identifier stands twice on one item.',
    breaches: ({ items }) =>
      items.flatMap((item) => {
        const documents = find(item, 'AdditionalDocument').filter((place) => text(place, 'ID'));
        const keys = documents.map((place) =>
          ['CategoryCode', 'TypeCode', 'ID'].map((name) => text(place, name)).join(' '),
        );
        return documents
          .filter((_, index) => keys.indexOf(keys[index]!) < index)
          .map((place) => pointTo(place, 'ID'));
      }),
  },
  lackingOnStandardImport('Commodity/GoodsMeasure/GrossMassMeasure', 'the gross mass (6/5)'),
  lackingOnStandardImport('Packaging/TypeCode', 'the kind of packages (6/9)'),
  lackingOnStandardImport('Origin/CountryCode', 'the country of origin (5/15 or 5/16)'),
];

function lackingOnStandardImport(path: string, what: string): Rule {
  return {
    code: 'CDS10001',
    demand: `Every item of a standard import (H1) gives ${what}.`,
    breaches: (submission) => (submission.dataSet === 'H1' ? eachItemLacking(submission, path) : []),
  };
}

function eachItemLacking({ items }: Submission, path: string): Pointer[] {
  return items.filter((item) => !text(item, path)).map((item) => pointTo(item, path));
}

function classifications(item: Place): Place[] {
  return find(item, 'Commodity/Classification');
}
