import { type DocumentData, type DocumentDefinition, type Row, rowsOf } from '../../engine/index.ts';
import type { LeftOut } from './lines.ts';

const items = 'CDSItems';
const reason = 'Only items go into a declaration that is there.';

/**
 * What a message says beside its items and the declaration that takes them does not: of figures only those that nothing
 * works out from the items.
 */
export function headerLeftOut(
  message: DocumentData,
  into: DocumentData,
  { fields, lists }: DocumentDefinition,
): readonly LeftOut[] {
  const own = Object.values(fields).flatMap(({ name, label, help, computedBy }): LeftOut[] => {
    const value = message[name];
    if (value === undefined || value === '' || value === into[name] || computedBy !== undefined) return [];
    const place = help.dataElement ? `${label} (${help.dataElement})` : label;
    return [{ place, text: String(value), reason }];
  });
  const rows = Object.values(lists).flatMap(({ name, label }): LeftOut[] => {
    if (name === items) return [];
    const there = rowsOf(into, name).map(rowText);
    return rowsOf(message, name)
      .map(rowText)
      .filter((text) => text !== '' && !there.includes(text))
      .map((text) => ({ place: label, text, reason }));
  });
  return [...own, ...rows];
}

function rowText(row: Row): string {
  return Object.entries(row)
    .filter(([name, value]) => name !== 'uuid' && typeof value !== 'object' && value !== '')
    .map(([, value]) => String(value))
    .join(' · ');
}
