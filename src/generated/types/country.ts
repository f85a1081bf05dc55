// Written by `npm run generate` from schemas/. Do not edit.
/**
 * A country, territory or region with what there is to read about trade with it.
 */
export type Country = {
name?: string
code?: string
import_guide?: string
export_guide?: string
content?: string
};

/** Every place of the document, rows as `*`. */
export type CountryPattern =
  | '/name'
  | '/code'
  | '/import_guide'
  | '/export_guide'
  | '/content';
