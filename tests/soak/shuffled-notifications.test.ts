import { test } from 'vitest';
import { reportFigures } from '../support/drills/figures.ts';
import { endAsInOrder } from '../support/shuffled-notifications.ts';
import { soakCount } from '../support/soak.ts';

/** Ten notifications each: 10,000, and those that are doubled or malformed beside. */
const declarations = soakCount(1000);

test(
  `notifications about ${declarations} declarations, shuffled, a tenth doubled, one in a hundred malformed, end where they end in order`,
  {
    timeout: 60 * 60_000,
  },
  async () => reportFigures(await endAsInOrder(declarations)),
);
