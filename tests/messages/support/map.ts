import cds from '../../../schemas/customs-declaration/cds.message.json';
import type { MessageMap } from '../../../src/messages/index.ts';

/** The map as it is authored, so that these tests do not wait for the generator. */
export const cdsMap = cds as unknown as MessageMap;
