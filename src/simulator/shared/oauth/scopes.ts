/** The scope of the declarations API: submissions, further messages and file uploads. */
export const declarationScope = 'write:customs-declaration';

/** Every scope this authority grants, and what it lets an application do. */
export const scopes: ReadonlyMap<string, string> = new Map([
  [declarationScope, 'submit, amend and cancel customs declarations and upload files to them'],
  ['write:customs-declarations-information', 'read the status and content of customs declarations'],
  ['write:customs-inventory-linking-exports', 'tell of arrivals and departures of exports'],
]);

/** The scopes of a space-separated list; undefined when one of them is not granted here. */
export function scopesIn(list: string): readonly string[] | undefined {
  const named = [...new Set(list.split(' ').filter(Boolean))];
  return named.every((scope) => scopes.has(scope)) ? named : undefined;
}
