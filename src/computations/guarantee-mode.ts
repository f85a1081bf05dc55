import { type EventComputation, getAt, type Patch, type Path, type Row } from '../engine/index.ts';
import { isBlank } from './items.ts';

/** What each mode of a guarantee has no use for. */
const cleared: Readonly<Record<string, readonly string[]>> = {
  number: [
    'guarantee_ref_other',
    'guarantee_currency',
    'guarantee_code',
    'guarantee_amount',
    'guarantee_custom',
  ],
  comprehensive: ['guarantee_ref'],
};

/**
 * Changing a guarantee's mode to number clears what only a comprehensive one has (CUS-234), and the other way
 * round its reference (CUS-235), with GBP put back into a blank currency (D-48). The switch is an event: but for
 * the reference of the other mode (`guaranteeReference`) a person may enter all of it again.
 */
export const guaranteeMode: EventComputation = {
  name: 'guarantee-mode',
  kind: 'event',
  reads: ['/GuaranteeItems/*/guarantee'],
  writes: [...new Set(Object.values(cleared).flat())].map((name) => `/GuaranteeItems/*/${name}`),
  run: ({ after, patches }) => ({
    patches: patches.flatMap(({ path }) => {
      const place = path.slice(0, -1);
      const guarantee = getAt(after, place) as Row | undefined;
      return guarantee ? switched(guarantee, place) : [];
    }),
  }),
};

function switched(guarantee: Row, place: Path): readonly Patch[] {
  const mode = String(guarantee.guarantee ?? '');
  const clearing = (cleared[mode] ?? [])
    .filter((name) => guarantee[name] !== undefined)
    .map((name): Patch => ({ op: 'set', path: [...place, name] }));
  if (mode !== 'comprehensive' || !isBlank(guarantee.guarantee_currency)) return clearing;
  return [...clearing, { op: 'set', path: [...place, 'guarantee_currency'], value: 'GBP' }];
}
