// Written by `npm run generate` from schemas/. Do not edit.
/**
 * Who signs documents, and where.
 */
export type SignatoryTemplate = {
template_name?: string
nameOfSign?: string
place?: string
};

/** Every place of the document, rows as `*`. */
export type SignatoryTemplatePattern =
  | '/template_name'
  | '/nameOfSign'
  | '/place';
