import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * What zxcvbn knows of passwords. It unpacks its lists when it is loaded, a third of a second of every start, and only
 * production asks for it.
 */
export const zxcvbnLists = () =>
  load('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');

export const zxcvbnJudge = () => load('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core');
