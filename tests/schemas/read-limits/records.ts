import type { ReadLimits } from './read-limits.ts';

export const recordsLimits: ReadLimits = {
  country: {
    name: [{ maxLength: 100 }, 'a limit of our own'],
    code: [
      { maxLength: 6, pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$' },
      'ISO 3166-1 alpha-2 code, ISO 3166-2 for a region',
    ],
    import_guide: [{ maxLength: 500, pattern: '^https://[^\\s]+$' }, 'a limit of our own'],
    export_guide: [{ maxLength: 500, pattern: '^https://[^\\s]+$' }, 'a limit of our own'],
    content: [{ maxLength: 32768 }, 'the most that a text may have'],
  },
  'signatory-template': {
    template_name: [{ maxLength: 191 }, 'as kept parties are named'],
    nameOfSign: [{ maxLength: 70 }, 'a limit of our own'],
    place: [{ maxLength: 70 }, 'a limit of our own'],
  },
};
