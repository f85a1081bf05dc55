// Written by `npm run generate` from schemas/. Do not edit.
import type { ListScreen } from '../engine/list-screen.ts';

/** The list of each kind with an editor, by its address without the first stroke. */
export const listScreens: Readonly<Record<"customs-declarations", ListScreen>> = {
"customs-declarations": {
 "name": "customs-declarations",
 "editor": "/customs-declarations",
 "calls": "/customs-declarations",
 "import": "/customs-declarations/import",
 "isSent": true,
 "resource": "customs-declaration",
 "title": "Customs declarations",
 "create": "New declaration",
 "search": "Reference, LRN or MRN",
 "count": "{count} {count:declaration|declarations}",
 "unnamed": "Declaration {id}",
 "columns": [
  {
   "name": "reference",
   "kind": "text",
   "width": 104,
   "grows": 2,
   "heading": true,
   "sortable": true,
   "label": "Reference"
  },
  {
   "name": "lrn",
   "kind": "code",
   "width": 116,
   "grows": 6,
   "widest": 192,
   "sortable": true,
   "label": "LRN"
  },
  {
   "name": "mrn",
   "kind": "code",
   "width": 160,
   "sortable": true,
   "label": "MRN"
  },
  {
   "name": "customs_regime",
   "kind": "word",
   "width": 60,
   "words": "list.regime",
   "label": "Regime"
  },
  {
   "name": "additional_dec_type",
   "kind": "code",
   "width": 48,
   "label": "Type"
  },
  {
   "name": "status",
   "kind": "status",
   "width": 196,
   "sortable": true,
   "words": "status",
   "also": "request_status",
   "label": "Status"
  },
  {
   "name": "items",
   "kind": "count",
   "width": 48,
   "sortable": true,
   "label": "Items"
  },
  {
   "name": "total",
   "kind": "amount",
   "width": 120,
   "sortable": true,
   "currency": "currency",
   "label": "Total invoiced"
  },
  {
   "name": "acceptance_date",
   "kind": "day",
   "width": 128,
   "sortable": true,
   "optional": true,
   "label": "Acceptance date"
  },
  {
   "name": "company",
   "kind": "text",
   "width": 100,
   "grows": 2,
   "reach": "others",
   "label": "Company"
  },
  {
   "name": "customer",
   "kind": "text",
   "width": 90,
   "grows": 2,
   "label": "Customer"
  },
  {
   "name": "assignee",
   "kind": "person",
   "width": 88,
   "grows": 1,
   "label": "Assignee"
  },
  {
   "name": "user",
   "kind": "text",
   "width": 128,
   "grows": 1,
   "optional": true,
   "label": "Made by"
  },
  {
   "name": "created_at",
   "kind": "instant",
   "width": 136,
   "sortable": true,
   "optional": true,
   "label": "Made"
  },
  {
   "name": "deleted_at",
   "kind": "instant",
   "width": 136,
   "sortable": true,
   "archived": true,
   "label": "Archived"
  },
  {
   "name": "updated_at",
   "kind": "instant",
   "width": 136,
   "sortable": true,
   "label": "Updated"
  }
 ],
 "defaultSort": {
  "sort": "updated_at",
  "direction": "desc"
 },
 "highlight": "status",
 "filters": [
  {
   "param": "statuses",
   "kind": "many",
   "column": "status",
   "also": "request_status",
   "words": "status",
   "options": [
    "draft",
    "complete",
    "validation",
    "control",
    "calculation",
    "decision",
    "handling_debts",
    "monitoring",
    "enquiry",
    "rejection",
    "amend_submit",
    "nil_amend_submit",
    "amend_accept",
    "amendment_declined",
    "cancel_submit",
    "cancel_accept",
    "cancel_decline",
    "arrival_submit",
    "arrival_accept",
    "arrival_decline",
    "cancellation",
    "lapsed",
    "cleared",
    "exited",
    "finalized",
    "invalidation"
   ],
   "label": "Status"
  },
  {
   "param": "doc_type",
   "kind": "one",
   "column": "customs_regime",
   "words": "list.regime",
   "options": [
    "import",
    "export"
   ],
   "label": "Regime"
  },
  {
   "param": "from",
   "until": "to",
   "kind": "days",
   "column": "updated_at",
   "label": "Updated"
  },
  {
   "param": "assignee",
   "kind": "one",
   "column": "assignee_id",
   "call": "/document-assignees",
   "label": "Assignee",
   "none": "Nobody"
  },
  {
   "param": "customer",
   "kind": "one",
   "column": "customer_id",
   "call": "/list-customers",
   "label": "Customer"
  },
  {
   "param": "company",
   "kind": "one",
   "column": "id",
   "of": "company",
   "call": "/list-companies",
   "reach": "others",
   "label": "Company"
  },
  {
   "param": "partner",
   "kind": "one",
   "column": "partner_id",
   "of": "company",
   "call": "/list-partners",
   "reach": "others",
   "label": "Partner"
  },
  {
   "param": "plan",
   "kind": "one",
   "column": "plan",
   "of": "company",
   "words": "list.plan",
   "options": [
    "free",
    "start",
    "pro",
    "expert",
    "import-guide",
    "export-guide",
    "international-trade-guide",
    "trade-news",
    "demo",
    "customs-declarations",
    "international"
   ],
   "reach": "others",
   "label": "Plan"
  },
  {
   "param": "state",
   "kind": "one",
   "column": "state",
   "of": "company",
   "words": "list.companyState",
   "options": [
    "1",
    "0"
   ],
   "reach": "others",
   "label": "Company state"
  }
 ],
 "actions": [
  {
   "action": "create",
   "needs": "write",
   "views": [
    "active"
   ]
  },
  {
   "action": "import",
   "needs": "write",
   "views": [
    "active"
   ]
  },
  {
   "action": "export",
   "needs": "read",
   "views": [
    "active"
   ]
  },
  {
   "action": "archive",
   "needs": "write",
   "views": [
    "active"
   ],
   "ask": "Archive {count} {count:declaration|declarations}?"
  },
  {
   "action": "delete",
   "needs": "write",
   "views": [
    "active"
   ],
   "ask": "Delete {count} {count:declaration|declarations}?"
  },
  {
   "action": "exportSelected",
   "needs": "read",
   "views": [
    "active"
   ]
  },
  {
   "action": "assign",
   "needs": "write",
   "views": [
    "active"
   ]
  },
  {
   "action": "watch",
   "needs": "read",
   "views": [
    "active"
   ]
  },
  {
   "action": "markRead",
   "needs": "read",
   "views": [
    "active"
   ]
  },
  {
   "action": "restore",
   "needs": "write",
   "views": [
    "archived"
   ],
   "ask": "Restore {count} {count:declaration|declarations}?"
  }
 ],
 "views": [
  "active",
  "archived"
 ],
 "opens": "edit",
 "empty": "list.noMatch"
}
};
