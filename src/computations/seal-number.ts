import { type EventComputation, getAt, type Patch, type Row } from '../engine/index.ts';
import { noSealsText } from './no-seals.ts';

/**
 * A seal entered as NOSEALS has the number 0; another seal entered in its place is counted again. The entry is an
 * event; that NOSEALS keeps its 0 is `noSeals`.
 */
export const sealNumber: EventComputation = {
  name: 'seal-number',
  kind: 'event',
  reads: ['/sealNumberItems/*/seal_number'],
  writes: ['/sealNumberItems/*/seal_sequence'],
  run: ({ before, after, patches }) => ({
    patches: patches.flatMap(({ path }): Patch[] => {
      const place = path.slice(0, -1);
      const was = (getAt(before, place) as Row | undefined)?.seal_number === noSealsText;
      const is = (getAt(after, place) as Row | undefined)?.seal_number === noSealsText;
      if (was === is) return [];
      return [{ op: 'set', path: [...place, 'seal_sequence'], value: is ? '0' : undefined }];
    }),
  }),
};
