import type { ListFilters } from '../../engine/list-screen.ts';
import type { DeclarationRow } from '../declarations/list.ts';
import type { CompanyCondition } from '../storage/scope.ts';
import type { DeclarationsTable } from '../storage/tables.ts';

/** Calls that filters of lists choose from. */
export const choiceCalls = {
  assignees: '/document-assignees',
  customers: '/list-customers',
  companies: '/list-companies',
  partners: '/list-partners',
} as const;

export const listFilters: ListFilters = {
  beside: {
    'customs-declarations': ['currency', 'request_status'] satisfies readonly (keyof DeclarationRow)[],
  },
  members: {
    'customs-declarations': [
      'acceptance_date',
      'additional_dec_type',
      'assignee_id',
      'created_at',
      'customer_id',
      'customs_regime',
      'deleted_at',
      'request_status',
      'status',
      'updated_at',
      'user_id',
    ] satisfies readonly (keyof DeclarationsTable)[],
  },
  ofCompany: ['id', 'partner_id', 'plan', 'state'] satisfies readonly CompanyCondition['column'][],
  calls: Object.values(choiceCalls),
};
