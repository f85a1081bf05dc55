import { type DeclarationCategory, type DocumentData, type Row, rowsOf } from '../../engine/index.ts';
import { itemsOf } from '../items.ts';

/** The category that a declaration is of by its types and the procedure of its first item; undefined where none is it. */
export function categoryOf(
  document: DocumentData,
  categories: readonly DeclarationCategory[],
): DeclarationCategory | undefined {
  return categoryOfItem(document, itemsOf(document)[0], categories);
}

/** The category that an item's procedure means for its declaration. */
export function categoryOfItem(
  document: DocumentData,
  item: Row | undefined,
  categories: readonly DeclarationCategory[],
): DeclarationCategory | undefined {
  const fitting = categories.filter(
    ({ regime, types, declarationTypes, procedures }) =>
      regime === document.customs_regime &&
      includes(types, document.additional_dec_type) &&
      // A declaration without a type is judged as the usual one, so that the type is what it lacks.
      (!document.declaration_type || includes(declarationTypes, document.declaration_type)) &&
      includes(procedures, item?.req_code),
  );
  const own = rowsOf(item, 'ProcedureCDSItems').map((row) => String(row.add_proc ?? ''));
  return (
    fitting.find(({ additionalProcedures }) => own.some((code) => additionalProcedures?.includes(code))) ??
    fitting.find(({ additionalProcedures }) => additionalProcedures === undefined)
  );
}

function includes(told: readonly string[] | undefined, value: unknown): boolean {
  return told === undefined || (typeof value === 'string' && told.includes(value));
}
