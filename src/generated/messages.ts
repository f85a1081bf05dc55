// Written by `npm run generate` from schemas/. Do not edit.
/** Message maps by document and authority. */
export const messageMaps: {  } = {};
