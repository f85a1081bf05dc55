// Written by `npm run generate` from schemas/. Do not edit.
import type { PrintForm } from '../printing/form.ts';

/** Printed forms by document and name; the server prints them. */
export const printForms: Readonly<Record<string, Readonly<Record<string, PrintForm>>>> = {};
