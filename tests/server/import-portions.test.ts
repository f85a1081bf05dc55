import { expect, test } from 'vitest';
import type { Actor } from '../../src/server/access.ts';
import { importFileWork } from '../../src/server/imports/works.ts';

const actor = { companyId: 1, userId: 1 } as Actor;
const lines = 1300;
const table = [
  'Code,Price,Order',
  ...Array.from({ length: lines }, (_, at) => `0902100010,1.50,Order ${at % 700} of ${at}`),
].join('\n');

/** What the thread that answers is asked for by the work, and what it gets. */
async function worked(isDry: boolean) {
  const asked: number[] = [];
  const heard = async (all: readonly string[]) => {
    asked.push(all.length);
    return [];
  };
  const ask = { items: heard, lines: async () => '[]', created: heard, standing: heard };
  const about = {
    bytes: new TextEncoder().encode(table),
    reading: { sheet: undefined, isHeadless: undefined },
    mapping: ['commodityCode', 'itemPriceAmount', '/internal_id'],
    remembered: {},
    isGrouped: true,
    ...{ actor, name: 'lines.csv', isDry, anyway: [] },
  };
  const made = await importFileWork.run(about as never, ask as never);
  return { made: made as object, asked };
}

/** Values in it, of bytes none but themselves. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return 1;
  return Object.values(value).reduce((sum: number, one) => sum + valuesIn(one), 1);
}

test('of a file the thread that answers gets bytes, and is asked in portions, however many declarations', async () => {
  const { made, asked } = await worked(false);
  expect(valuesIn(made)).toBeLessThan(5000);
  expect(Object.values(made).some((part) => part instanceof Uint8Array && part.length > 100 * lines)).toBe(
    true,
  );
  // Keys of all, then references of all.
  expect(asked).toEqual([500, 500, 300, 500, 500, 300]);
  const { made: tried } = await worked(true);
  expect(Object.values(tried).some((part) => part instanceof Uint8Array && part.length > 0)).toBe(false);
});
