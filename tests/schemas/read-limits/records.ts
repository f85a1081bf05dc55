import type { ReadLimits } from './read-limits.ts';

export const recordsLimits: ReadLimits = {
  country: {
    name: [{ maxLength: 100 }, 'a limit of our own'],
    code: [
      { maxLength: 6, pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$', entry: 'free' },
      'ISO 3166-1 alpha-2 code, ISO 3166-2 for a region',
    ],
    import_guide: [{ maxLength: 500, pattern: '^https://[^\\s]+$', entry: 'free' }, 'a limit of our own'],
    export_guide: [{ maxLength: 500, pattern: '^https://[^\\s]+$', entry: 'free' }, 'a limit of our own'],
    content: [{ maxLength: 20_000 }, 'a limit of our own'],
  },
  'signatory-template': {
    template_name: [{ maxLength: 191 }, 'as kept parties are named'],
    nameOfSign: [{ maxLength: 70 }, 'a limit of our own'],
    place: [{ maxLength: 70 }, 'a limit of our own'],
  },
};
