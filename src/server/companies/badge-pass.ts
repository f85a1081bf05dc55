/** What the pass of a company's badge is sealed for (src/server/authorisation/sealing.ts). */
export function badgePassPlace(companyId: number): string {
  return `badge pass of company ${companyId}`;
}
