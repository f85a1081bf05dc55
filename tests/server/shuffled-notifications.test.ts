import { test } from 'vitest';
import { endAsInOrder } from '../support/shuffled-notifications.ts';

test(
  '270 notifications shuffled, a tenth doubled and one in fifty malformed end where they end in order',
  {
    timeout: 300_000,
  },
  () => endAsInOrder(27, 50),
);
