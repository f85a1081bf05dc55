/** Of the codes of the list change-reasons, whether one is why a declaration is cancelled (CUS-035 to CUS-037). */
export function isCancelReason(code: string): boolean {
  return Number(code) < 16;
}

/** The reason of an amendment that changes nothing (CUS-059, CUS-062). */
export const nilReason = '31';
