import type { Slip } from './slip.ts';

const declaration = 'customs-declaration/customs-declaration';
const ui = `${declaration}.ui.json`;

/** Fields that nobody could fill, and what would never be asked, offered or reached. */
export const slips: readonly Slip[] = [
  {
    slip: 'defaults that wait for each other',
    file: ui,
    from: '"customs_regime": { "codeList": "regimes" }',
    to: '"customs_regime": { "codeList": "regimes", "defaults": [{ "when": { "scope": "/declaration_type", "schema": { "const": "EX" } }, "value": "export" }] }',
    says: /These defaults wait for each other: customs_regime → declaration_type → customs_regime\./,
    at: ['"when": { "scope": "/declaration_type"'],
    findings: 1,
  },
  {
    slip: 'a default that looks at itself',
    file: ui,
    from: '"scope": "/customs_regime", "schema": { "const": "import" } }, "value": "IM"',
    to: '"scope": "/declaration_type", "schema": { "const": "IM" } }, "value": "IM"',
    says: /The default of "declaration_type" looks at "declaration_type" itself/,
    at: ['"when": { "scope": "/declaration_type", "schema": { "const": "IM" } }, "value"'],
    findings: 1,
  },
  {
    slip: 'a value that is longer than may be typed',
    file: 'rows/guarantee.schema.json',
    from: '"entry": { "maxLength": 1 }',
    to: '"entry": { "maxLength": 1, "enum": ["AA"] }',
    says: /The value "AA" can never be typed\. At most 1 characters?\./,
    at: ['"enum": ["AA"]'],
  },
  {
    slip: 'an input shorter than any time',
    file: ui,
    from: '"arrival_mode": {',
    to: '"acceptance_time": { "inputMaxLength": 5 }, "arrival_mode": {',
    says: /The input takes 5 characters, but what is valid has at least 9\./,
    at: ['"inputMaxLength": 5'],
  },
  {
    slip: 'a field disabled by its own value',
    file: 'rows/tax-line.ui.json',
    from: '"tax_calc_type": { "codeList": "tax-calculation" }',
    to: '"tax_calc_type": { "codeList": "tax-calculation", "rules": [{ "effect": "disable", "condition": { "scope": "./tax_calc_type", "schema": { "const": "automatic" } }, "message": "rules.tax-line-automatic" }] }',
    says: /"tax_calc_type" is disabled by its own value/,
    at: [
      '"condition": { "scope": "./tax_calc_type", "schema": { "const": "automatic" } }, "message": "rules.tax-line-automatic" }] }',
    ],
  },
  {
    slip: 'a flag that is required',
    file: ui,
    from: '"arrival_mode": {',
    to: '"self_representation": { "rules": [{ "effect": "require" }] }, "arrival_mode": {',
    says: /"self_representation" is a flag, which is never blank: nobody can be required to fill it\./,
    at: ['"effect": "require" }] }, "arrival_mode"'],
  },
  {
    slip: 'a read-only figure that is required',
    file: ui,
    from: '"items": { "computedBy": "items-count", "readOnly": true }',
    to: '"items": { "computedBy": "items-count", "readOnly": true, "rules": [{ "effect": "require" }] }',
    says: /"items" is read-only, a figure that is computed: nobody can be required to fill it\./,
    at: ['"effect": "require" }] },\n    "declarant_identNo"'],
  },
  {
    slip: 'a misspelt party',
    file: ui,
    from: '"family": "carrier"',
    to: '"family": "carier"',
    says: /There is no party "carier"\. Did you mean "carrier"\?/,
    findings: 1,
  },
  {
    slip: 'a misspelt member of a party',
    file: ui,
    from: '"carrier_address": "carrier_address"',
    to: '"carrier_address": "carrier_adress"',
    says: /The party "carrier" has no "carrier_adress"\. Did you mean "carrier_address"\?/,
    findings: 1,
  },
  {
    slip: 'a member of another party',
    file: ui,
    from: '"carrier_address": "carrier_address"',
    to: '"carrier_address": "buyer_address"',
    says: /The party "carrier" has no "buyer_address"/,
    findings: 1,
  },
  {
    slip: 'a party whose number goes into a text',
    file: ui,
    from: '"refers": { "field": "customer_id", "regime": "import" }',
    to: '"refers": { "field": "internal_id", "regime": "import" }',
    says: /"internal_id" takes no number of a record\./,
    at: ['"field": "internal_id"'],
    findings: 1,
  },
  {
    slip: 'a party that fills a number',
    file: ui,
    from: '"carrier_template_name": "name"',
    to: '"carrier_template_name": "name", "carrier_party": "carrier"',
    says: /"carrier_party" is of type integer: no text of a party goes in there\./,
    at: ['"carrier_party": "carrier"'],
    findings: 1,
  },
  {
    slip: 'one action twice',
    file: ui,
    from: '{ "action": "create_2/3", "list": "CertificateCDSItems" }',
    to: '{ "action": "create_2/2", "list": "CertificateCDSItems" }',
    says: /The action "create_2\/2" stands here a second time, as entry 1 already\./,
    at: ['{ "action": "create_2/2", "list": "CertificateCDSItems" }'],
  },
  {
    slip: 'a list that no call serves',
    file: 'lists/currencies.json',
    from: '"date": "2026-02-01",',
    to: '"date": "2026-02-01", "dictionaries": [],',
    says: /offers this list, but no call serves it: "cds" is missing\./,
    at: ['"dictionaries"'],
    findings: 1,
  },
  {
    slip: 'a list of another family than its users',
    file: 'lists/currencies.json',
    from: '"date": "2026-02-01",',
    to: '"date": "2026-02-01", "dictionaries": ["ncts"],',
    says: /offers this list, but no call serves it: "cds" is missing\./,
    at: ['"dictionaries"'],
    findings: 1,
  },
  {
    slip: 'a list of which nothing is offered',
    file: 'lists/declaration-types.json',
    from: `{ "value": "IM", "label": "Import", "regime": "import" },
    { "value": "EX", "label": "Export", "regime": "export" },
    { "value": "CO", "label": "Trade with special fiscal territories", "regime": "both" }`,
    to: `{ "value": "IM", "label": "Import", "regime": "import", "offered": false },
    { "value": "EX", "label": "Export", "regime": "export", "offered": false },
    { "value": "CO", "label": "Trade with special fiscal territories", "regime": "both", "offered": false }`,
    says: /None of the options is offered: nobody could choose one\./,
    at: ['"options"'],
  },
  {
    slip: 'a derived value after one without a condition',
    file: 'customs-declaration/cds.message.json',
    from: `      {
        "value": "import"
      }
    ]`,
    to: `      {
        "value": "import"
      },
      {
        "value": "export"
      }
    ]`,
    says: /This is never reached: entry \d+ has no condition\./,
    at: ['{\n        "value": "export"\n      }\n    ]'],
  },
];
