import type { ListFilters } from '../../engine/list-screen.ts';
import type { CompanyCondition } from '../storage/scope.ts';
import type { DocumentsTable, KindColumnsTable } from '../storage/tables.ts';
import { tableColumns } from './table-lists.ts';

/** Calls that filters of lists choose from. */
export const choiceCalls = {
  assignees: '/document-assignees',
  customers: '/list-customers',
  companies: '/list-companies',
  partners: '/list-partners',
} as const;

/** What a row has of other records: it is in no column, so nothing sorts by it. */
const rowMembers = ['assignee', 'company', 'customer', 'user'] as const;
type RowMember = (typeof rowMembers)[number];

/** What the product keeps of every document, or tells in its row, whatever its kind. */
const taken: Readonly<
  Record<Exclude<keyof DocumentsTable, keyof KindColumnsTable> | RowMember | 'keywords', true>
> = {
  archived: true,
  assignee: true,
  company: true,
  company_id: true,
  created_at: true,
  creation_key: true,
  customer: true,
  customs_problems: true,
  deleted_at: true,
  document: true,
  document_kind: true,
  environment: true,
  facts: true,
  held_message: true,
  id: true,
  keywords: true,
  letter: true,
  marks: true,
  mrn: true,
  provenances: true,
  reference: true,
  request_status: true,
  revision: true,
  schema_version: true,
  status: true,
  unread: true,
  updated_at: true,
  user: true,
  user_id: true,
  words: true,
};

export const listFilters: ListFilters = {
  taken: Object.keys(taken),
  shown: {
    deleted_at: 'instant',
    created_at: 'instant',
    lrn: 'code',
    mrn: 'code',
    reference: 'text',
    status: 'status',
    updated_at: 'instant',
  },
  joined: rowMembers,
  ofEvery: [
    'assignee_id',
    'created_at',
    'customer_id',
    'deleted_at',
    'request_status',
    'status',
    'updated_at',
    'user_id',
  ] satisfies readonly (keyof DocumentsTable)[],
  ofCompany: ['id', 'partner_id', 'plan', 'state'] satisfies readonly CompanyCondition['column'][],
  calls: Object.values(choiceCalls),
  tables: tableColumns,
};
