import { catalogue } from '../../../../generated/catalogue.ts';
import { isCancelReason } from '../../../../messages/reason-codes.ts';

const codes = catalogue.codeLists['change-reasons']!.options.map(({ value }) => value);

/** Why a declaration is cancelled: 1 to 3 (CUS-035 to CUS-037). */
export const cancelReasons = codes.filter(isCancelReason);

/** Why it is amended: 16 to 33 (CUS-047 to CUS-061). */
export const amendReasons = codes.filter((code) => !isCancelReason(code));

/** Longest reason in words (D-62). */
export const longestDescription = 512;

export { nilReason } from '../../../../messages/reason-codes.ts';
