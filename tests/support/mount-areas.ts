import { mountAreas } from '../../src/areas/mount.ts';

// Before tests that call parts of the server without starting it.
mountAreas();
