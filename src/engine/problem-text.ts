import { nameTold } from './text-beginning.ts';

/** What can be wrong with one value, by the problem's code behind `problem.`. */
export type CheckCode =
  | 'type'
  | 'maxLength'
  | 'minLength'
  | 'format'
  | 'pattern'
  | 'enum'
  | 'minimum'
  | 'maximum'
  | 'maxRows'
  | 'character'
  | 'lineBreak'
  | 'computed';

const formats: Readonly<Record<string, string>> = {
  numeric: 'Digits with at most one decimal point.',
  digits: 'Digits only.',
  date: 'An existing day since 1900, DD/MM/YYYY.',
  'date-time': 'An existing day since 1900 and time, DD/MM/YYYY HH:mm.',
};

/** The English text of a failed check; `bound` is the limit, format or pattern it failed. */
export function checkText(code: CheckCode, bound: string | number): string {
  switch (code) {
    case 'type':
      return `Must be ${bound}.`;
    case 'maxLength':
      return `At most ${bound} ${bound === 1 ? 'character' : 'characters'}.`;
    case 'minLength':
      // A text of none is blank, and not judged.
      return `At least ${bound} characters.`;
    case 'format':
      return formats[bound] ?? 'Not in the expected form.';
    case 'pattern':
      return 'Not in the expected form.';
    case 'enum':
      return `One of: ${bound}.`;
    case 'minimum':
      return `At least ${bound}.`;
    case 'maximum':
      return `At most ${bound}.`;
    case 'computed':
      return 'Worked out; it is not entered.';
    case 'character':
    case 'lineBreak':
      return String(bound);
    case 'maxRows':
      return `At most ${bound} ${bound === 1 ? 'line' : 'lines'}.`;
  }
}

export const ruleTexts = {
  required: 'Required.',
  listRequired: 'At least one row is required.',
  tooManyRows: (maximum: number) => `At most ${maximum} rows.`,
  fullDocument: (most: number) => `All lists together take at most ${most} rows.`,
  manyRows: (advised: number) => `More than ${advised} rows, which customs may not take.`,
  tooFewRows: (minimum: number) =>
    minimum === 1 ? 'At least one row is required.' : `At least ${minimum} rows.`,
  emptied: 'Emptied by another cell that came with it.',
  blankFigure: (computed: string) => `Blank. Worked out as ${nameTold(computed)}.`,
  differs: (computed: string) =>
    computed === '' ? 'Worked out as blank.' : `Worked out as ${nameTold(computed)}.`,
} as const;
