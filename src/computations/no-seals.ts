import { forcedFields } from './forced-fields.ts';

/** What stands in place of a seal number when there are no seals. */
export const noSealsText = 'NOSEALS';

const zero = { seal_sequence: '0' };

/** NOSEALS has the number 0, as customs wants it, however it came. */
export const noSeals = forcedFields({
  name: 'no-seals',
  lists: ['/sealNumberItems'],
  choice: { inRow: 'seal_number' },
  fields: Object.keys(zero),
  forced: (_, { seal_number }) => (seal_number === noSealsText ? zero : {}),
});
