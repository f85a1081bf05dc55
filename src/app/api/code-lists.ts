import axios from 'axios';
import type { Catalogue } from '../../engine/index.ts';
import address from '../../generated/code-lists.json?url';
import { CALL_TIMEOUT } from './client.ts';

/** The code lists of the schemas: a file of this build, kept by the browser until the next. */
export async function fetchCodeLists(): Promise<Catalogue['codeLists']> {
  return (await axios.get<Catalogue['codeLists']>(address, { timeout: CALL_TIMEOUT })).data;
}
