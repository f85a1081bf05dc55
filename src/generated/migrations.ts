// Written by `npm run generate` from schemas/. Do not edit.
import type { ShapeMigration } from '../engine/migrate.ts';

/** Migrations of each document's shape, in the order they run. */
export const migrations: Readonly<Record<string, readonly ShapeMigration[]>> = {
 "country": [],
 "customs-declaration": [],
 "declaration-request": [],
 "signatory-template": []
};
