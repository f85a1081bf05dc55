// Written by `npm run generate` from schemas/. Do not edit.
/** Texts of the interface, problems and statuses by id. */
export const locale = {} as const;

/** Id of a text. */
export type TextId = keyof typeof locale;
