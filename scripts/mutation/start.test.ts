import { it } from 'vitest';

// The runner judges the faults after this file: vitest starts its worker for nothing less than a test.
it('starts', () => {});
