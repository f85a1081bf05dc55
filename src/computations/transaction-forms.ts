/** Forms a transaction can have (specification 3 section 2, /transactions/create/{formType}). */
export const transactionForms = ['invoice', 'purchase_order', 'cmr_note'] as const;
export type TransactionForm = (typeof transactionForms)[number];
