import { test } from 'vitest';
import { endAsInOrder } from '../support/shuffled-notifications.ts';

test(
  '300 notifications shuffled, a tenth doubled and one in a hundred malformed end where they end in order',
  {
    timeout: 300_000,
  },
  () => endAsInOrder(27),
);
