// Written by `npm run generate` from schemas/. Do not edit.
import type { ListScreen } from '../engine/list-screen.ts';

/** The list of each resource besides, and of each kind that is read on pages, by its address without the first stroke. */
export const recordLists: Readonly<Record<"manage_watchers" | "my-colleagues" | "countries" | "templates/signatory", ListScreen>> = {
"manage_watchers": {
 "name": "manage_watchers",
 "editor": "/manage_watchers",
 "calls": "/account/subscriptions",
 "resource": "customs-declaration",
 "title": "Watched transactions",
 "create": "",
 "search": "Transaction name",
 "count": "{count} {count:transaction|transactions}",
 "unnamed": "Transaction {id}",
 "columns": [
  {
   "name": "transaction_name",
   "kind": "text",
   "width": 200,
   "grows": 3,
   "widest": 640,
   "heading": true,
   "sortable": true,
   "label": "Transaction name"
  },
  {
   "name": "status",
   "kind": "change",
   "width": 136,
   "sortable": true,
   "label": "Status"
  },
  {
   "name": "updated_at",
   "kind": "instant",
   "width": 144,
   "sortable": true,
   "label": "Last updated"
  }
 ],
 "defaultSort": {
  "sort": "updated_at",
  "direction": "desc"
 },
 "filters": [],
 "actions": [
  {
   "action": "delete",
   "needs": "read",
   "views": [
    "active"
   ],
   "each": true,
   "ask": "Stop watching {name}?"
  }
 ],
 "views": [
  "active"
 ],
 "opens": "edit",
 "empty": "list.noWatches"
},
"my-colleagues": {
 "name": "my-colleagues",
 "editor": "/clients",
 "calls": "/account/employees",
 "records": "/clients",
 "resource": "company",
 "title": "Colleagues",
 "create": "",
 "search": "Name, email or phone",
 "count": "{count} {count:colleague|colleagues}",
 "unnamed": "Colleague {id}",
 "columns": [
  {
   "name": "name",
   "kind": "text",
   "width": 160,
   "grows": 3,
   "heading": true,
   "sortable": true,
   "label": "Name"
  },
  {
   "name": "email",
   "kind": "text",
   "width": 200,
   "grows": 3,
   "sortable": true,
   "label": "Email"
  },
  {
   "name": "phone",
   "kind": "text",
   "width": 128,
   "grows": 1,
   "sortable": true,
   "label": "Phone"
  },
  {
   "name": "created_at",
   "kind": "instant",
   "width": 136,
   "sortable": true,
   "label": "Created"
  }
 ],
 "defaultSort": {
  "sort": "name",
  "direction": "asc"
 },
 "filters": [],
 "actions": [
  {
   "action": "export",
   "needs": "read",
   "views": [
    "active"
   ]
  },
  {
   "action": "edit",
   "needs": "write",
   "views": [
    "active"
   ],
   "each": true,
   "onlyIf": "may_change"
  },
  {
   "action": "delete",
   "needs": "write",
   "views": [
    "active"
   ],
   "each": true,
   "onlyIf": "may_change",
   "ask": "Delete {name}?"
  }
 ],
 "views": [
  "active"
 ],
 "opens": "edit",
 "empty": "list.noColleagues"
},
"countries": {
 "name": "countries",
 "editor": "/countries",
 "calls": "/countries",
 "show": "/country",
 "resource": "content",
 "title": "Countries",
 "create": "New country",
 "search": "Name or code",
 "count": "{count} {count:country|countries}",
 "unnamed": "Country {id}",
 "columns": [
  {
   "name": "name",
   "kind": "text",
   "width": 160,
   "grows": 3,
   "heading": true,
   "sortable": true,
   "label": "Name"
  },
  {
   "name": "code",
   "kind": "code",
   "width": 88,
   "sortable": true,
   "label": "Code"
  },
  {
   "name": "user",
   "kind": "text",
   "width": 128,
   "grows": 1,
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
  "sort": "name",
  "direction": "asc"
 },
 "filters": [
  {
   "param": "from",
   "until": "to",
   "kind": "days",
   "column": "updated_at",
   "label": "Updated"
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
   "ask": "Archive {count} {count:country|countries}?"
  },
  {
   "action": "exportSelected",
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
   "ask": "Restore {count} {count:country|countries}?"
  }
 ],
 "views": [
  "active",
  "archived"
 ],
 "opens": "edit",
 "empty": "list.noMatch"
},
"templates/signatory": {
 "name": "templates/signatory",
 "editor": "/templates/signatory",
 "calls": "/templates/signatory",
 "resource": "template",
 "title": "Signatories",
 "create": "New signatory",
 "search": "Name or place",
 "count": "{count} {count:signatory|signatories}",
 "unnamed": "Signatory {id}",
 "columns": [
  {
   "name": "name",
   "kind": "text",
   "width": 160,
   "grows": 3,
   "heading": true,
   "sortable": true,
   "label": "Name"
  },
  {
   "name": "signatory",
   "kind": "text",
   "width": 128,
   "grows": 2,
   "sortable": true,
   "label": "Name of signatory"
  },
  {
   "name": "place",
   "kind": "text",
   "width": 96,
   "grows": 1,
   "sortable": true,
   "label": "Place"
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
   "name": "user",
   "kind": "text",
   "width": 128,
   "grows": 1,
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
 "filters": [
  {
   "param": "from",
   "until": "to",
   "kind": "days",
   "column": "updated_at",
   "label": "Updated"
  },
  {
   "param": "company",
   "kind": "one",
   "column": "id",
   "of": "company",
   "call": "/list-companies",
   "reach": "others",
   "label": "Company"
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
   "ask": "Archive {count} {count:signatory|signatories}?"
  },
  {
   "action": "exportSelected",
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
   "ask": "Restore {count} {count:signatory|signatories}?"
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
