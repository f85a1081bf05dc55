import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const schemas = fileURLToPath(new URL('../schemas/', import.meta.url));

/** Row lists of an item, each with the accepted fixture that fills its rows, and how many rows it has. */
const itemLists = {
  PackagesCDSItems: ['rows', 'package.filled', 2],
  TaxCDSItems: ['rows', 'tax-line.filled', 2],
  ProcedureCDSItems: ['rows', 'additional-procedure.filled', 1],
  AdditionalCDSItems: ['rows', 'additional-information.filled', 1],
  PreviousCDSItems: ['rows', 'previous-document.filled', 1],
  CertificateCDSItems: ['rows', 'produced-document.filled', 1],
  CommodityCDSItems: ['rows', 'additional-code.filled', 1],
  AdjustmentCDSItems: ['rows', 'adjustment.filled', 1],
  SupplyCDSItems: ['rows', 'supply-chain-actor.filled', 1],
  FiscalCDSItems: ['rows', 'fiscal-reference.filled', 1],
} as const;

/** Every so-manieth document has one shipping mark of this many characters, all others are shorter. */
export const longMark = { every: 250, characters: 40 };

/** Writes `count` declarations of `items` items each, one a line, all different; gives the bytes written. */
export function writeStoredDeclarations(file: string, count: number, items: number): number {
  const descriptor = openSync(file, 'w');
  let bytes = 0;
  try {
    for (let number = 1; number <= count; number++) {
      const text = JSON.stringify({ id: number, schema_version: 1, document: declaration(number, items) });
      bytes += writeSync(descriptor, `${text}\n`);
    }
  } finally {
    closeSync(descriptor);
  }
  return bytes;
}

const head = fixture('customs-declaration', 'customs-declaration.import');
const item = fixture('customs-declaration', 'item.apples');
const rows = Object.entries(itemLists).map(
  ([list, [folder, name, count]]) => [list, fixture(folder, name), count] as const,
);

function declaration(number: number, items: number): object {
  const CDSItems = Array.from({ length: items }, (_, index) => itemOf(number, index + 1));
  if (number % longMark.every === 0) {
    const [first] = CDSItems[0]!.PackagesCDSItems as Record<string, unknown>[];
    first!.shipping_mark = 'M'.repeat(longMark.characters);
  }
  return { ...head, transaction_ref: `BENCH-${number}`, items, CDSItems };
}

function itemOf(number: number, position: number): Record<string, unknown> {
  const key = `${number}-${position}`;
  const lists = rows.map(([list, row, count]) => [
    list,
    Array.from({ length: count }, (_, index) => ({ ...row, uuid: `${key}-${list}-${index}` })),
  ]);
  const weights = {
    gross_mass: `${position}.5`,
    net_mass: `${position}.25`,
    itemPriceAmount: `${number}.10`,
  };
  return { ...item, uuid: key, item_no: position, ...weights, ...Object.fromEntries(lists) };
}

function fixture(folder: string, name: string): Readonly<Record<string, unknown>> {
  const file = join(schemas, folder, 'fixtures/accepted', `${name}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { document: Record<string, unknown> }).document;
}
