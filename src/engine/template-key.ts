/** Name of a member of a kept party, as the application has it: `seller_city` is sellerCity, seller_vat sellerVAT (CUS-174). */
export function templateKey(member: string): string {
  const key = member.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return key === 'sellerVat' ? 'sellerVAT' : key;
}
