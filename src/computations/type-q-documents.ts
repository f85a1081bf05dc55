import { forcedFields } from './forced-fields.ts';
import { isTypeQ } from './items.ts';

/** The previous document of a final supplementary declaration; the schemas give it to a new row. */
const finalSupplementary = {
  docCategory: 'Z',
  import_prev_doc: 'ZZZ',
  prevTransactionRef: 'FSD',
  goodsItemIdent: undefined,
};

/** The previous documents of type Q are the final supplementary one, however they came (CUS-201, CUS-271). */
export const typeQDocuments = forcedFields({
  name: 'type-q-documents',
  lists: ['/mainPreviousCDSItems', '/CDSItems/*/PreviousCDSItems'],
  choice: { inDocument: 'additional_dec_type' },
  fields: Object.keys(finalSupplementary),
  forced: (document) => (isTypeQ(document) ? finalSupplementary : {}),
});
