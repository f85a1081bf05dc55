// Written by `npm run generate` from schemas/. Do not edit.
import type { DeclarationCategory } from '../engine/category.ts';

/** Categories of declarations and the data elements each needs, as far as their tables were read. */
export const declarationCategories: readonly DeclarationCategory[] = [
 {
  "category": "B1",
  "title": "B1, export declaration",
  "regime": "export",
  "types": [
   "A",
   "D",
   "Y",
   "Z"
  ],
  "declarationTypes": [
   "EX"
  ],
  "procedures": [
   "10",
   "11",
   "23",
   "31"
  ],
  "page": {
   "title": "CDS volume 3, appendix 22A: data set B1",
   "url": "https://www.gov.uk/government/publications/appendix-22-declaration-category-data-sets-landing-page-and-introductory-text--2/appendix-22a-declaration-category-data-set-b1",
   "date": "2025-02-28",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "3/10",
  "requirements": [
   {
    "code": "B1-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set B1 needs it in the declaration."
   },
   {
    "code": "B1-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Additional declaration type (1/2) is missing: the data set B1 needs it in the declaration."
   },
   {
    "code": "B1-1/6",
    "element": "1/6",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Goods item number (1/6) is missing: the data set B1 needs it on every item."
   },
   {
    "code": "B1-1/7",
    "element": "1/7",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Specific circumstance indicator (1/7) stands in a declaration of the data set B1 depends on what is declared."
   },
   {
    "code": "B1-1/9",
    "element": "1/9",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "fields": [
     "items"
    ],
    "text": "Total number of items (1/9) is missing: the data set B1 needs it in the declaration."
   },
   {
    "code": "B1-1/10",
    "element": "1/10",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Procedure (1/10) is missing: the data set B1 needs it on every item."
   },
   {
    "code": "B1-1/11",
    "element": "1/11",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Additional procedure (1/11) is missing: the data set B1 needs it on every item."
   },
   {
    "code": "B1-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Previous document (2/1) is missing: the data set B1 needs it in the declaration or on every item."
   },
   {
    "code": "B1-2/2",
    "element": "2/2",
    "need": "depends",
    "level": "either",
    "text": "Whether Additional information (2/2) stands in the declaration or on its items, data set B1, depends on what is declared."
   },
   {
    "code": "B1-2/3",
    "element": "2/3",
    "need": "depends",
    "level": "item",
    "text": "Whether Documents, certificates and authorisations (2/3) stands on an item of the data set B1 depends on what is declared."
   },
   {
    "code": "B1-2/4",
    "element": "2/4",
    "need": "optional",
    "level": "either",
    "text": "Reference number (UCR) (2/4) may stand in the declaration or on its items, data set B1."
   },
   {
    "code": "B1-2/5",
    "element": "2/5",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Local reference number (2/5) is missing: the data set B1 needs it in the declaration."
   },
   {
    "code": "B1-2/7",
    "element": "2/7",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Identification of warehouse (2/7) stands in a declaration of the data set B1 depends on what is declared."
   },
   {
    "code": "B1-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Exporter (3/1) stands in a declaration of the data set B1 depends on what is declared."
   },
   {
    "code": "B1-3/2",
    "element": "3/2",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Exporter identification (3/2) stands in a declaration of the data set B1 depends on what is declared."
   },
   {
    "code": "B1-3/9",
    "element": "3/9",
    "need": "depends",
    "level": "either",
    "text": "Whether Consignee (3/9) stands in the declaration or on its items, data set B1, depends on what is declared."
   },
   {
    "code": "B1-3/10",
    "element": "3/10",
    "need": "depends",
    "level": "either",
    "text": "Whether Consignee identification (3/10) stands in the declaration or on its items, data set B1, depends on what is declared."
   },
   {
    "code": "B1-4/2",
    "element": "4/2",
    "need": "depends",
    "level": "either",
    "source": {
     "title": "CDS volume 3, export completion guide, group 4: valuation and taxes",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-4-valuation-information-and-taxes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 4/2"
    },
    "text": "Whether Transport charges, method of payment (4/2) stands in the declaration or on its items, data set B1, depends on what is declared."
   },
   {
    "code": "B1-5/8",
    "element": "5/8",
    "need": "always",
    "level": "either",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/8"
    },
    "text": "Country of destination (5/8) is missing: the data set B1 needs it in the declaration or on every item."
   },
   {
    "code": "B1-5/12",
    "element": "5/12",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/12"
    },
    "text": "Customs office of exit (5/12) is missing: the data set B1 needs it in the declaration."
   },
   {
    "code": "B1-6/1",
    "element": "6/1",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "net_mass"
    ],
    "source": {
     "title": "CDS volume 3, export completion guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-6-goods-identification",
     "date": "2025-10-16",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    },
    "text": "Net mass (6/1) is missing: the data set B1 needs it on every item."
   },
   {
    "code": "B1-6/14",
    "element": "6/14",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "commodityCode"
    ],
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/14"
    },
    "text": "Commodity code, first eight digits (6/14) is missing: the data set B1 needs it on every item."
   },
   {
    "code": "B1-8/2",
    "element": "8/2",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export completion guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-09-28",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/2"
    },
    "text": "Whether Guarantee type (8/2) stands in a declaration of the data set B1 depends on what is declared."
   },
   {
    "code": "B1-8/3",
    "element": "8/3",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export completion guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-09-28",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/3"
    },
    "text": "Whether Guarantee reference (8/3) stands in a declaration of the data set B1 depends on what is declared."
   }
  ]
 },
 {
  "category": "B2",
  "title": "B2, export declaration",
  "regime": "export",
  "types": [
   "A",
   "D",
   "Y",
   "Z"
  ],
  "declarationTypes": [
   "EX"
  ],
  "procedures": [
   "21",
   "22"
  ],
  "page": {
   "title": "CDS volume 3, appendix 22B: data set B2",
   "url": "https://www.gov.uk/government/publications/appendix-22-declaration-category-data-sets-landing-page-and-introductory-text--2/appendix-22b-declaration-category-data-set-b2",
   "date": "2025-02-28",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "3/32",
  "requirements": [
   {
    "code": "B2-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set B2 needs it in the declaration."
   },
   {
    "code": "B2-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Additional declaration type (1/2) is missing: the data set B2 needs it in the declaration."
   },
   {
    "code": "B2-1/6",
    "element": "1/6",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Goods item number (1/6) is missing: the data set B2 needs it on every item."
   },
   {
    "code": "B2-1/7",
    "element": "1/7",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Specific circumstance indicator (1/7) stands in a declaration of the data set B2 depends on what is declared."
   },
   {
    "code": "B2-1/9",
    "element": "1/9",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "fields": [
     "items"
    ],
    "text": "Total number of items (1/9) is missing: the data set B2 needs it in the declaration."
   },
   {
    "code": "B2-1/10",
    "element": "1/10",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Procedure (1/10) is missing: the data set B2 needs it on every item."
   },
   {
    "code": "B2-1/11",
    "element": "1/11",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Additional procedure (1/11) is missing: the data set B2 needs it on every item."
   },
   {
    "code": "B2-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Previous document (2/1) is missing: the data set B2 needs it in the declaration or on every item."
   },
   {
    "code": "B2-2/2",
    "element": "2/2",
    "need": "depends",
    "level": "either",
    "text": "Whether Additional information (2/2) stands in the declaration or on its items, data set B2, depends on what is declared."
   },
   {
    "code": "B2-2/3",
    "element": "2/3",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Documents, certificates and authorisations (2/3) is missing: the data set B2 needs it on every item."
   },
   {
    "code": "B2-2/4",
    "element": "2/4",
    "need": "optional",
    "level": "either",
    "text": "Reference number (UCR) (2/4) may stand in the declaration or on its items, data set B2."
   },
   {
    "code": "B2-2/5",
    "element": "2/5",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Local reference number (2/5) is missing: the data set B2 needs it in the declaration."
   },
   {
    "code": "B2-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Exporter (3/1) stands in a declaration of the data set B2 depends on what is declared."
   },
   {
    "code": "B2-3/2",
    "element": "3/2",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Exporter identification (3/2) stands in a declaration of the data set B2 depends on what is declared."
   },
   {
    "code": "B2-3/9",
    "element": "3/9",
    "need": "depends",
    "level": "either",
    "text": "Whether Consignee (3/9) stands in the declaration or on its items, data set B2, depends on what is declared."
   },
   {
    "code": "B2-3/10",
    "element": "3/10",
    "need": "depends",
    "level": "either",
    "text": "Whether Consignee identification (3/10) stands in the declaration or on its items, data set B2, depends on what is declared."
   },
   {
    "code": "B2-3/17",
    "element": "3/17",
    "need": "optional",
    "level": "declaration",
    "text": "Declarant (3/17) may stand in a declaration of the data set B2."
   },
   {
    "code": "B2-3/18",
    "element": "3/18",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declarant identification (3/18) is missing: the data set B2 needs it in the declaration."
   },
   {
    "code": "B2-3/19",
    "element": "3/19",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative (3/19) stands in a declaration of the data set B2 depends on what is declared."
   },
   {
    "code": "B2-3/20",
    "element": "3/20",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative identification (3/20) stands in a declaration of the data set B2 depends on what is declared."
   },
   {
    "code": "B2-3/21",
    "element": "3/21",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative status (3/21) stands in a declaration of the data set B2 depends on what is declared."
   },
   {
    "code": "B2-3/31",
    "element": "3/31",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Carrier (3/31) stands in a declaration of the data set B2 depends on what is declared."
   },
   {
    "code": "B2-3/32",
    "element": "3/32",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Carrier identification (3/32) stands in a declaration of the data set B2 depends on what is declared."
   },
   {
    "code": "B2-4/2",
    "element": "4/2",
    "need": "depends",
    "level": "either",
    "source": {
     "title": "CDS volume 3, export completion guide, group 4: valuation and taxes",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-4-valuation-information-and-taxes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 4/2"
    },
    "text": "Whether Transport charges, method of payment (4/2) stands in the declaration or on its items, data set B2, depends on what is declared."
   },
   {
    "code": "B2-5/8",
    "element": "5/8",
    "need": "always",
    "level": "either",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/8"
    },
    "text": "Country of destination (5/8) is missing: the data set B2 needs it in the declaration or on every item."
   },
   {
    "code": "B2-5/12",
    "element": "5/12",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/12"
    },
    "text": "Customs office of exit (5/12) is missing: the data set B2 needs it in the declaration."
   },
   {
    "code": "B2-6/1",
    "element": "6/1",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "net_mass"
    ],
    "source": {
     "title": "CDS volume 3, export completion guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-6-goods-identification",
     "date": "2025-10-16",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    },
    "text": "Net mass (6/1) is missing: the data set B2 needs it on every item."
   },
   {
    "code": "B2-6/14",
    "element": "6/14",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "commodityCode"
    ],
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/14"
    },
    "text": "Commodity code, first eight digits (6/14) is missing: the data set B2 needs it on every item."
   }
  ]
 },
 {
  "category": "B4",
  "title": "B4, export to a special fiscal territory",
  "regime": "export",
  "types": [
   "A",
   "D",
   "Y",
   "Z"
  ],
  "declarationTypes": [
   "CO"
  ],
  "procedures": [
   "10",
   "23",
   "31"
  ],
  "page": {
   "title": "CDS volume 3, export completion guide, general notes",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/general-notes-on-reading-data-element-completion-rules",
   "date": "2024-04-24",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "1/1",
  "requirements": [
   {
    "code": "B4-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set B4 needs it in the declaration."
   },
   {
    "code": "B4-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export completion guide, group 1: message information",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-1-message-information-including-procedure-codes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 1/2"
    },
    "text": "Additional declaration type (1/2) is missing: the data set B4 needs it in the declaration."
   },
   {
    "code": "B4-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export completion guide, group 2: references and documents",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-2-references-of-messages-document-certificates-and-authorisations",
     "date": "2025-07-17",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 2/1"
    },
    "text": "Previous document (2/1) is missing: the data set B4 needs it in the declaration or on every item."
   },
   {
    "code": "B4-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-3-parties",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 3/1"
    },
    "text": "Whether Exporter (3/1) stands in a declaration of the data set B4 depends on what is declared."
   },
   {
    "code": "B4-5/8",
    "element": "5/8",
    "need": "always",
    "level": "either",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/8"
    },
    "text": "Country of destination (5/8) is missing: the data set B4 needs it in the declaration or on every item."
   },
   {
    "code": "B4-5/12",
    "element": "5/12",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/12"
    },
    "text": "Customs office of exit (5/12) is missing: the data set B4 needs it in the declaration."
   },
   {
    "code": "B4-6/1",
    "element": "6/1",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, export completion guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-6-goods-identification",
     "date": "2025-10-16",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    },
    "text": "Whether Net mass (6/1) stands on an item of the data set B4 depends on what is declared."
   },
   {
    "code": "B4-6/14",
    "element": "6/14",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "commodityCode"
    ],
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/14"
    },
    "text": "Commodity code, first eight digits (6/14) is missing: the data set B4 needs it on every item."
   },
   {
    "code": "B4-8/2",
    "element": "8/2",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export completion guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-09-28",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/2"
    },
    "text": "Whether Guarantee type (8/2) stands in a declaration of the data set B4 depends on what is declared."
   },
   {
    "code": "B4-8/3",
    "element": "8/3",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export completion guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-09-28",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/3"
    },
    "text": "Whether Guarantee reference (8/3) stands in a declaration of the data set B4 depends on what is declared."
   }
  ]
 },
 {
  "category": "C1 C&F",
  "title": "C1 C&F, simplified export declaration in regular use",
  "regime": "export",
  "types": [
   "C",
   "F"
  ],
  "page": {
   "title": "CDS volume 3, appendix 22D: data set C1 C&F",
   "url": "https://www.gov.uk/government/publications/appendix-22-declaration-category-data-sets-landing-page-and-introductory-text--2/appendix-22d-declaration-category-data-set-c1-cf",
   "date": "2025-02-28",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "3/32",
  "requirements": [
   {
    "code": "C1 C&F-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set C1 C&F needs it in the declaration."
   },
   {
    "code": "C1 C&F-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Additional declaration type (1/2) is missing: the data set C1 C&F needs it in the declaration."
   },
   {
    "code": "C1 C&F-1/6",
    "element": "1/6",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Goods item number (1/6) is missing: the data set C1 C&F needs it on every item."
   },
   {
    "code": "C1 C&F-1/7",
    "element": "1/7",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Specific circumstance indicator (1/7) stands in a declaration of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-1/9",
    "element": "1/9",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "fields": [
     "items"
    ],
    "text": "Total number of items (1/9) is missing: the data set C1 C&F needs it in the declaration."
   },
   {
    "code": "C1 C&F-1/10",
    "element": "1/10",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Procedure (1/10) is missing: the data set C1 C&F needs it on every item."
   },
   {
    "code": "C1 C&F-1/11",
    "element": "1/11",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Additional procedure (1/11) is missing: the data set C1 C&F needs it on every item."
   },
   {
    "code": "C1 C&F-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Previous document (2/1) is missing: the data set C1 C&F needs it in the declaration or on every item."
   },
   {
    "code": "C1 C&F-2/2",
    "element": "2/2",
    "need": "depends",
    "level": "either",
    "text": "Whether Additional information (2/2) stands in the declaration or on its items, data set C1 C&F, depends on what is declared."
   },
   {
    "code": "C1 C&F-2/3",
    "element": "2/3",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Documents, certificates and authorisations (2/3) is missing: the data set C1 C&F needs it on every item."
   },
   {
    "code": "C1 C&F-2/4",
    "element": "2/4",
    "need": "optional",
    "level": "either",
    "text": "Reference number (UCR) (2/4) may stand in the declaration or on its items, data set C1 C&F."
   },
   {
    "code": "C1 C&F-2/5",
    "element": "2/5",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Local reference number (2/5) is missing: the data set C1 C&F needs it in the declaration."
   },
   {
    "code": "C1 C&F-2/7",
    "element": "2/7",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Identification of warehouse (2/7) stands in a declaration of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Exporter (3/1) stands in a declaration of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-3/2",
    "element": "3/2",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Exporter identification (3/2) stands in a declaration of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-3/9",
    "element": "3/9",
    "need": "depends",
    "level": "either",
    "text": "Whether Consignee (3/9) stands in the declaration or on its items, data set C1 C&F, depends on what is declared."
   },
   {
    "code": "C1 C&F-3/10",
    "element": "3/10",
    "need": "depends",
    "level": "either",
    "text": "Whether Consignee identification (3/10) stands in the declaration or on its items, data set C1 C&F, depends on what is declared."
   },
   {
    "code": "C1 C&F-3/17",
    "element": "3/17",
    "need": "optional",
    "level": "declaration",
    "text": "Declarant (3/17) may stand in a declaration of the data set C1 C&F."
   },
   {
    "code": "C1 C&F-3/18",
    "element": "3/18",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declarant identification (3/18) is missing: the data set C1 C&F needs it in the declaration."
   },
   {
    "code": "C1 C&F-3/19",
    "element": "3/19",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative (3/19) stands in a declaration of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-3/20",
    "element": "3/20",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative identification (3/20) stands in a declaration of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-3/21",
    "element": "3/21",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative status (3/21) stands in a declaration of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-3/31",
    "element": "3/31",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Carrier (3/31) stands in a declaration of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-3/32",
    "element": "3/32",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Carrier identification (3/32) stands in a declaration of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-4/2",
    "element": "4/2",
    "need": "depends",
    "level": "either",
    "source": {
     "title": "CDS volume 3, export completion guide, group 4: valuation and taxes",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-4-valuation-information-and-taxes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 4/2"
    },
    "text": "Whether Transport charges, method of payment (4/2) stands in the declaration or on its items, data set C1 C&F, depends on what is declared."
   },
   {
    "code": "C1 C&F-5/8",
    "element": "5/8",
    "need": "always",
    "level": "either",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/8"
    },
    "text": "Country of destination (5/8) is missing: the data set C1 C&F needs it in the declaration or on every item."
   },
   {
    "code": "C1 C&F-5/12",
    "element": "5/12",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/12"
    },
    "text": "Customs office of exit (5/12) is missing: the data set C1 C&F needs it in the declaration."
   },
   {
    "code": "C1 C&F-6/1",
    "element": "6/1",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, export completion guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-6-goods-identification",
     "date": "2025-10-16",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    },
    "text": "Whether Net mass (6/1) stands on an item of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-8/2",
    "element": "8/2",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export completion guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-09-28",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/2"
    },
    "text": "Whether Guarantee type (8/2) stands in a declaration of the data set C1 C&F depends on what is declared."
   },
   {
    "code": "C1 C&F-8/3",
    "element": "8/3",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export completion guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-09-28",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/3"
    },
    "text": "Whether Guarantee reference (8/3) stands in a declaration of the data set C1 C&F depends on what is declared."
   }
  ]
 },
 {
  "category": "C21e",
  "title": "C21e, export clearance request",
  "regime": "export",
  "types": [
   "J",
   "K"
  ],
  "procedures": [
   "00"
  ],
  "page": {
   "title": "CDS volume 3, export clearance request guide, general notes",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports",
   "date": "2025-05-19",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "1/1",
  "requirements": [
   {
    "code": "C21e-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set C21e needs it in the declaration."
   },
   {
    "code": "C21e-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export clearance request guide, group 1: message information",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-1-message-information-including-procedure-codes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 1/2"
    },
    "text": "Additional declaration type (1/2) is missing: the data set C21e needs it in the declaration."
   },
   {
    "code": "C21e-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, export clearance request guide, group 2: references and documents",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-2-references-of-messages-document-certificates-and-authorisations",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 2/1"
    },
    "text": "Previous document (2/1) is missing: the data set C21e needs it in the declaration or on every item."
   },
   {
    "code": "C21e-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export clearance request guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-3-parties",
     "date": "2024-09-28",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 3/1"
    },
    "text": "Whether Exporter (3/1) stands in a declaration of the data set C21e depends on what is declared."
   },
   {
    "code": "C21e-5/8",
    "element": "5/8",
    "need": "depends",
    "level": "either",
    "source": {
     "title": "CDS volume 3, export clearance request guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/8"
    },
    "text": "Whether Country of destination (5/8) stands in the declaration or on its items, data set C21e, depends on what is declared."
   },
   {
    "code": "C21e-5/12",
    "element": "5/12",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export clearance request guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/12"
    },
    "text": "Whether Customs office of exit (5/12) stands in a declaration of the data set C21e depends on what is declared."
   },
   {
    "code": "C21e-6/1",
    "element": "6/1",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, export clearance request guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-6-goods-identification",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    },
    "text": "Whether Net mass (6/1) stands on an item of the data set C21e depends on what is declared."
   },
   {
    "code": "C21e-7/2",
    "element": "7/2",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export clearance request guide, group 7: transport",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-7-transport-information-modes-means-and-equipment",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 7/2"
    },
    "text": "Whether Container (7/2) stands in a declaration of the data set C21e depends on what is declared."
   },
   {
    "code": "C21e-7/4",
    "element": "7/4",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export clearance request guide, group 7: transport",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-7-transport-information-modes-means-and-equipment",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 7/4"
    },
    "text": "Whether Mode of transport at the border (7/4) stands in a declaration of the data set C21e depends on what is declared."
   },
   {
    "code": "C21e-8/2",
    "element": "8/2",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, export clearance request guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/2"
    },
    "text": "Whether Guarantee type (8/2) stands in a declaration of the data set C21e depends on what is declared."
   }
  ]
 },
 {
  "category": "C21i",
  "title": "C21i, import clearance request",
  "regime": "import",
  "types": [
   "J",
   "K"
  ],
  "procedures": [
   "00"
  ],
  "page": {
   "title": "CDS volume 3, appendix 23A: data set C21i",
   "url": "https://www.gov.uk/government/publications/appendix-23-imports-declaration-category-data-sets/appendix-23a-declaration-category-data-sets-c21i",
   "date": "2025-02-28",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "3/39",
  "requirements": [
   {
    "code": "C21i-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set C21i needs it in the declaration."
   },
   {
    "code": "C21i-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Additional declaration type (1/2) is missing: the data set C21i needs it in the declaration."
   },
   {
    "code": "C21i-1/6",
    "element": "1/6",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Goods item number (1/6) is missing: the data set C21i needs it on every item."
   },
   {
    "code": "C21i-1/9",
    "element": "1/9",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "fields": [
     "items"
    ],
    "text": "Total number of items (1/9) is missing: the data set C21i needs it in the declaration."
   },
   {
    "code": "C21i-1/10",
    "element": "1/10",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Procedure (1/10) is missing: the data set C21i needs it on every item."
   },
   {
    "code": "C21i-1/11",
    "element": "1/11",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Additional procedure (1/11) is missing: the data set C21i needs it on every item."
   },
   {
    "code": "C21i-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Previous document (2/1) is missing: the data set C21i needs it in the declaration or on every item."
   },
   {
    "code": "C21i-2/2",
    "element": "2/2",
    "need": "depends",
    "level": "either",
    "text": "Whether Additional information (2/2) stands in the declaration or on its items, data set C21i, depends on what is declared."
   },
   {
    "code": "C21i-2/3",
    "element": "2/3",
    "need": "depends",
    "level": "item",
    "text": "Whether Documents, certificates and authorisations (2/3) stands on an item of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-2/4",
    "element": "2/4",
    "need": "optional",
    "level": "either",
    "text": "Reference number (UCR) (2/4) may stand in the declaration or on its items, data set C21i."
   },
   {
    "code": "C21i-2/5",
    "element": "2/5",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Local reference number (2/5) is missing: the data set C21i needs it in the declaration."
   },
   {
    "code": "C21i-2/6",
    "element": "2/6",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Deferred payment (2/6) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-2/7",
    "element": "2/7",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Identification of warehouse (2/7) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Exporter (3/1) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-3/15",
    "element": "3/15",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Importer (3/15) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-3/16",
    "element": "3/16",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Importer identification (3/16) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-3/18",
    "element": "3/18",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Declarant identification (3/18) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-3/20",
    "element": "3/20",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative identification (3/20) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-3/21",
    "element": "3/21",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative status (3/21) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-3/39",
    "element": "3/39",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Holder of the authorisation (3/39) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-6/1",
    "element": "6/1",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import clearance request guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-customs-clearance-request-completion-guide-inventory-imports/group-6-goods-identification",
     "date": "2024-01-09",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    },
    "text": "Whether Net mass (6/1) stands on an item of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-7/2",
    "element": "7/2",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import clearance request guide, group 7: transport",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-customs-clearance-request-completion-guide-inventory-imports/group-7-transport-information-modes-means-and-equipment",
     "date": "2024-10-09",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 7/2"
    },
    "text": "Whether Container (7/2) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-7/4",
    "element": "7/4",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import clearance request guide, group 7: transport",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-customs-clearance-request-completion-guide-inventory-imports/group-7-transport-information-modes-means-and-equipment",
     "date": "2024-10-09",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 7/4"
    },
    "text": "Whether Mode of transport at the border (7/4) stands in a declaration of the data set C21i depends on what is declared."
   },
   {
    "code": "C21i-8/2",
    "element": "8/2",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import clearance request guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-customs-clearance-request-completion-guide-inventory-imports/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-01-09",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/2"
    },
    "text": "Whether Guarantee type (8/2) stands in a declaration of the data set C21i depends on what is declared."
   }
  ]
 },
 {
  "category": "FSD",
  "title": "FSD, final supplementary declaration",
  "regime": "import",
  "types": [
   "Q"
  ],
  "page": {
   "title": "CDS volume 3, appendix 24A: data set FSD",
   "url": "https://www.gov.uk/government/publications/appendix-24-declaration-category-data-set/appendix-24a-final-supplementary-declaration-fsd-data-set",
   "date": "2025-07-08",
   "dated": "updated",
   "extent": "whole"
  },
  "requirements": [
   {
    "code": "FSD-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set FSD needs it in the declaration."
   },
   {
    "code": "FSD-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Additional declaration type (1/2) is missing: the data set FSD needs it in the declaration."
   },
   {
    "code": "FSD-1/6",
    "element": "1/6",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Goods item number (1/6) is missing: the data set FSD needs it on every item."
   },
   {
    "code": "FSD-1/9",
    "element": "1/9",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "fields": [
     "items"
    ],
    "text": "Total number of items (1/9) is missing: the data set FSD needs it in the declaration."
   },
   {
    "code": "FSD-1/10",
    "element": "1/10",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Procedure (1/10) is missing: the data set FSD needs it on every item."
   },
   {
    "code": "FSD-1/11",
    "element": "1/11",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Additional procedure (1/11) is missing: the data set FSD needs it on every item."
   },
   {
    "code": "FSD-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Previous document (2/1) is missing: the data set FSD needs it in the declaration or on every item."
   },
   {
    "code": "FSD-2/2",
    "element": "2/2",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Additional information (2/2) is missing: the data set FSD needs it on every item."
   },
   {
    "code": "FSD-2/4",
    "element": "2/4",
    "need": "optional",
    "level": "either",
    "text": "Reference number (UCR) (2/4) may stand in the declaration or on its items, data set FSD."
   },
   {
    "code": "FSD-2/5",
    "element": "2/5",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Local reference number (2/5) is missing: the data set FSD needs it in the declaration."
   },
   {
    "code": "FSD-3/18",
    "element": "3/18",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declarant identification (3/18) is missing: the data set FSD needs it in the declaration."
   },
   {
    "code": "FSD-3/20",
    "element": "3/20",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative identification (3/20) stands in a declaration of the data set FSD depends on what is declared."
   },
   {
    "code": "FSD-3/21",
    "element": "3/21",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative status (3/21) stands in a declaration of the data set FSD depends on what is declared."
   },
   {
    "code": "FSD-5/23",
    "element": "5/23",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Location of goods (5/23) is missing: the data set FSD needs it in the declaration."
   }
  ]
 },
 {
  "category": "H1",
  "title": "H1, import to free circulation or end use",
  "regime": "import",
  "types": [
   "A",
   "D",
   "Y",
   "Z"
  ],
  "declarationTypes": [
   "IM"
  ],
  "procedures": [
   "01",
   "07",
   "40",
   "42",
   "43",
   "44",
   "45",
   "46",
   "48",
   "61",
   "63",
   "68",
   "95",
   "96"
  ],
  "page": {
   "title": "CDS volume 3, appendix 21A: data set H1",
   "url": "https://www.gov.uk/government/publications/appendix-21-import-declaration-category-data-sets/appendix-21a-declaration-category-data-sets-h1",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "whole"
  },
  "requirements": [
   {
    "code": "H1-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set H1 needs it in the declaration."
   },
   {
    "code": "H1-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Additional declaration type (1/2) is missing: the data set H1 needs it in the declaration."
   },
   {
    "code": "H1-1/6",
    "element": "1/6",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Goods item number (1/6) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-1/9",
    "element": "1/9",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "fields": [
     "items"
    ],
    "text": "Total number of items (1/9) is missing: the data set H1 needs it in the declaration."
   },
   {
    "code": "H1-1/10",
    "element": "1/10",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Procedure (1/10) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-1/11",
    "element": "1/11",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Additional procedure (1/11) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Previous document (2/1) is missing: the data set H1 needs it in the declaration or on every item."
   },
   {
    "code": "H1-2/2",
    "element": "2/2",
    "need": "depends",
    "level": "either",
    "text": "Whether Additional information (2/2) stands in the declaration or on its items, data set H1, depends on what is declared."
   },
   {
    "code": "H1-2/3",
    "element": "2/3",
    "need": "depends",
    "level": "item",
    "text": "Whether Documents, certificates and authorisations (2/3) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-2/4",
    "element": "2/4",
    "need": "optional",
    "level": "either",
    "text": "Reference number (UCR) (2/4) may stand in the declaration or on its items, data set H1."
   },
   {
    "code": "H1-2/5",
    "element": "2/5",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Local reference number (2/5) is missing: the data set H1 needs it in the declaration."
   },
   {
    "code": "H1-2/6",
    "element": "2/6",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Deferred payment (2/6) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-2/7",
    "element": "2/7",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Identification of warehouse (2/7) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "either",
    "text": "Whether Exporter (3/1) stands in the declaration or on its items, data set H1, depends on what is declared."
   },
   {
    "code": "H1-3/2",
    "element": "3/2",
    "need": "depends",
    "level": "either",
    "text": "Whether Exporter identification (3/2) stands in the declaration or on its items, data set H1, depends on what is declared."
   },
   {
    "code": "H1-3/15",
    "element": "3/15",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Importer (3/15) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-3/16",
    "element": "3/16",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Importer identification (3/16) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-3/17",
    "element": "3/17",
    "need": "optional",
    "level": "declaration",
    "text": "Declarant (3/17) may stand in a declaration of the data set H1."
   },
   {
    "code": "H1-3/18",
    "element": "3/18",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declarant identification (3/18) is missing: the data set H1 needs it in the declaration."
   },
   {
    "code": "H1-3/19",
    "element": "3/19",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative (3/19) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-3/20",
    "element": "3/20",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative identification (3/20) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-3/21",
    "element": "3/21",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative status (3/21) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-3/24",
    "element": "3/24",
    "need": "depends",
    "level": "either",
    "text": "Whether Seller (3/24) stands in the declaration or on its items, data set H1, depends on what is declared."
   },
   {
    "code": "H1-3/25",
    "element": "3/25",
    "need": "depends",
    "level": "either",
    "text": "Whether Seller identification (3/25) stands in the declaration or on its items, data set H1, depends on what is declared."
   },
   {
    "code": "H1-3/26",
    "element": "3/26",
    "need": "depends",
    "level": "either",
    "text": "Whether Buyer (3/26) stands in the declaration or on its items, data set H1, depends on what is declared."
   },
   {
    "code": "H1-3/27",
    "element": "3/27",
    "need": "depends",
    "level": "either",
    "text": "Whether Buyer identification (3/27) stands in the declaration or on its items, data set H1, depends on what is declared."
   },
   {
    "code": "H1-3/37",
    "element": "3/37",
    "need": "optional",
    "level": "either",
    "text": "Additional supply chain actor (3/37) may stand in the declaration or on its items, data set H1."
   },
   {
    "code": "H1-3/39",
    "element": "3/39",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Holder of the authorisation (3/39) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-3/40",
    "element": "3/40",
    "need": "depends",
    "level": "either",
    "text": "Whether Additional fiscal reference (3/40) stands in the declaration or on its items, data set H1, depends on what is declared."
   },
   {
    "code": "H1-4/1",
    "element": "4/1",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Delivery terms (4/1) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-4/3",
    "element": "4/3",
    "need": "depends",
    "level": "item",
    "text": "Whether Tax type (4/3) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-4/4",
    "element": "4/4",
    "need": "depends",
    "level": "item",
    "text": "Whether Tax base (4/4) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-4/6",
    "element": "4/6",
    "need": "depends",
    "level": "item",
    "text": "Whether Payable tax amount (4/6) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-4/7",
    "element": "4/7",
    "need": "depends",
    "level": "item",
    "text": "Whether Total tax (4/7) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-4/8",
    "element": "4/8",
    "need": "depends",
    "level": "item",
    "text": "Whether Method of payment (4/8) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-4/9",
    "element": "4/9",
    "need": "depends",
    "level": "either",
    "text": "Whether Additions and deductions (4/9) stands in the declaration or on its items, data set H1, depends on what is declared."
   },
   {
    "code": "H1-4/11",
    "element": "4/11",
    "need": "optional",
    "level": "declaration",
    "text": "Total amount invoiced (4/11) may stand in a declaration of the data set H1."
   },
   {
    "code": "H1-4/13",
    "element": "4/13",
    "need": "depends",
    "level": "item",
    "text": "Whether Valuation indicators (4/13) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-4/14",
    "element": "4/14",
    "need": "depends",
    "level": "item",
    "text": "Whether Item price (4/14) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-4/15",
    "element": "4/15",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Exchange rate (4/15) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-4/16",
    "element": "4/16",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Valuation method (4/16) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-4/17",
    "element": "4/17",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Preference (4/17) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-5/8",
    "element": "5/8",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Country of destination (5/8) is missing: the data set H1 needs it in the declaration or on every item."
   },
   {
    "code": "H1-5/14",
    "element": "5/14",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Country of dispatch or export (5/14) is missing: the data set H1 needs it in the declaration or on every item."
   },
   {
    "code": "H1-5/15",
    "element": "5/15",
    "need": "depends",
    "level": "item",
    "text": "Whether Country of origin (5/15) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-5/16",
    "element": "5/16",
    "need": "depends",
    "level": "item",
    "text": "Whether Country of preferential origin (5/16) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-5/21",
    "element": "5/21",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Place of loading (5/21) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-5/23",
    "element": "5/23",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Location of goods (5/23) is missing: the data set H1 needs it in the declaration."
   },
   {
    "code": "H1-5/26",
    "element": "5/26",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Customs office of presentation (5/26) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-5/27",
    "element": "5/27",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Supervising customs office (5/27) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-6/1",
    "element": "6/1",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "net_mass"
    ],
    "text": "Net mass (6/1) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-6/2",
    "element": "6/2",
    "need": "depends",
    "level": "item",
    "text": "Whether Supplementary units (6/2) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-6/5",
    "element": "6/5",
    "need": "always",
    "level": "either",
    "severity": "error",
    "fields": [
     "gross_mass"
    ],
    "text": "Gross mass (6/5) is missing: the data set H1 needs it in the declaration or on every item."
   },
   {
    "code": "H1-6/8",
    "element": "6/8",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Description of goods (6/8) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-6/9",
    "element": "6/9",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "type_of_packages"
    ],
    "text": "Type of packages (6/9) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-6/10",
    "element": "6/10",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "number_of_packages"
    ],
    "text": "Number of packages (6/10) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-6/11",
    "element": "6/11",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Shipping marks (6/11) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-6/13",
    "element": "6/13",
    "need": "depends",
    "level": "item",
    "text": "Whether CUS code (6/13) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-6/14",
    "element": "6/14",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "commodityCode"
    ],
    "text": "Commodity code, first eight digits (6/14) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-6/15",
    "element": "6/15",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "commodityCode"
    ],
    "text": "Commodity code, digits 9 and 10 (6/15) is missing: the data set H1 needs it on every item."
   },
   {
    "code": "H1-6/16",
    "element": "6/16",
    "need": "depends",
    "level": "item",
    "text": "Whether TARIC additional code (6/16) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-6/17",
    "element": "6/17",
    "need": "depends",
    "level": "item",
    "text": "Whether National additional code (6/17) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-6/18",
    "element": "6/18",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "fields": [
     "total_packages"
    ],
    "text": "Total packages (6/18) is missing: the data set H1 needs it in the declaration."
   },
   {
    "code": "H1-7/2",
    "element": "7/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Container (7/2) is missing: the data set H1 needs it in the declaration."
   },
   {
    "code": "H1-7/4",
    "element": "7/4",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Mode of transport at the border (7/4) is missing: the data set H1 needs it in the declaration."
   },
   {
    "code": "H1-7/5",
    "element": "7/5",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Inland mode of transport (7/5) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-7/9",
    "element": "7/9",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Means of transport on arrival (7/9) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-7/10",
    "element": "7/10",
    "need": "depends",
    "level": "either",
    "text": "Whether Container number (7/10) stands in the declaration or on its items, data set H1, depends on what is declared."
   },
   {
    "code": "H1-7/15",
    "element": "7/15",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Nationality of the means of transport at the border (7/15) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-8/1",
    "element": "8/1",
    "need": "depends",
    "level": "item",
    "text": "Whether Quota order number (8/1) stands on an item of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-8/2",
    "element": "8/2",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Guarantee type (8/2) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-8/3",
    "element": "8/3",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Guarantee reference (8/3) stands in a declaration of the data set H1 depends on what is declared."
   },
   {
    "code": "H1-8/5",
    "element": "8/5",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Nature of transaction (8/5) is missing: the data set H1 needs it in the declaration or on every item."
   },
   {
    "code": "H1-8/6",
    "element": "8/6",
    "need": "always",
    "level": "item",
    "severity": "none",
    "text": "Statistical value (8/6) is missing: the data set H1 needs it on every item."
   }
  ]
 },
 {
  "category": "H2",
  "title": "H2, import to a customs warehouse",
  "regime": "import",
  "types": [
   "A",
   "D",
   "Y",
   "Z"
  ],
  "procedures": [
   "71"
  ],
  "page": {
   "title": "CDS volume 3, appendix 21B: data set H2",
   "url": "https://www.gov.uk/government/publications/appendix-21-import-declaration-category-data-sets/appendix-21b-declaration-category-data-sets-h2",
   "date": "2025-02-28",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "5/8",
  "requirements": [
   {
    "code": "H2-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set H2 needs it in the declaration."
   },
   {
    "code": "H2-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Additional declaration type (1/2) is missing: the data set H2 needs it in the declaration."
   },
   {
    "code": "H2-1/6",
    "element": "1/6",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Goods item number (1/6) is missing: the data set H2 needs it on every item."
   },
   {
    "code": "H2-1/9",
    "element": "1/9",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "fields": [
     "items"
    ],
    "text": "Total number of items (1/9) is missing: the data set H2 needs it in the declaration."
   },
   {
    "code": "H2-1/10",
    "element": "1/10",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Procedure (1/10) is missing: the data set H2 needs it on every item."
   },
   {
    "code": "H2-1/11",
    "element": "1/11",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Additional procedure (1/11) is missing: the data set H2 needs it on every item."
   },
   {
    "code": "H2-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Previous document (2/1) is missing: the data set H2 needs it in the declaration or on every item."
   },
   {
    "code": "H2-2/2",
    "element": "2/2",
    "need": "depends",
    "level": "either",
    "text": "Whether Additional information (2/2) stands in the declaration or on its items, data set H2, depends on what is declared."
   },
   {
    "code": "H2-2/3",
    "element": "2/3",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Documents, certificates and authorisations (2/3) is missing: the data set H2 needs it on every item."
   },
   {
    "code": "H2-2/4",
    "element": "2/4",
    "need": "optional",
    "level": "either",
    "text": "Reference number (UCR) (2/4) may stand in the declaration or on its items, data set H2."
   },
   {
    "code": "H2-2/5",
    "element": "2/5",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Local reference number (2/5) is missing: the data set H2 needs it in the declaration."
   },
   {
    "code": "H2-2/7",
    "element": "2/7",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Identification of warehouse (2/7) is missing: the data set H2 needs it in the declaration."
   },
   {
    "code": "H2-3/15",
    "element": "3/15",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Importer (3/15) stands in a declaration of the data set H2 depends on what is declared."
   },
   {
    "code": "H2-3/16",
    "element": "3/16",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Importer identification (3/16) stands in a declaration of the data set H2 depends on what is declared."
   },
   {
    "code": "H2-3/17",
    "element": "3/17",
    "need": "optional",
    "level": "declaration",
    "text": "Declarant (3/17) may stand in a declaration of the data set H2."
   },
   {
    "code": "H2-3/18",
    "element": "3/18",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declarant identification (3/18) is missing: the data set H2 needs it in the declaration."
   },
   {
    "code": "H2-3/19",
    "element": "3/19",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative (3/19) stands in a declaration of the data set H2 depends on what is declared."
   },
   {
    "code": "H2-3/20",
    "element": "3/20",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative identification (3/20) stands in a declaration of the data set H2 depends on what is declared."
   },
   {
    "code": "H2-3/21",
    "element": "3/21",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Representative status (3/21) stands in a declaration of the data set H2 depends on what is declared."
   },
   {
    "code": "H2-3/37",
    "element": "3/37",
    "need": "optional",
    "level": "either",
    "text": "Additional supply chain actor (3/37) may stand in the declaration or on its items, data set H2."
   },
   {
    "code": "H2-3/39",
    "element": "3/39",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Holder of the authorisation (3/39) is missing: the data set H2 needs it in the declaration."
   },
   {
    "code": "H2-4/17",
    "element": "4/17",
    "need": "optional",
    "level": "item",
    "text": "Preference (4/17) may stand on an item of the data set H2."
   },
   {
    "code": "H2-5/8",
    "element": "5/8",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Country of destination (5/8) is missing: the data set H2 needs it in the declaration or on every item."
   },
   {
    "code": "H2-5/14",
    "element": "5/14",
    "need": "always",
    "level": "either",
    "severity": "warning",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/14"
    },
    "text": "Country of dispatch or export (5/14) is missing: the data set H2 needs it in the declaration or on every item."
   },
   {
    "code": "H2-5/15",
    "element": "5/15",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/15"
    },
    "text": "Whether Country of origin (5/15) stands on an item of the data set H2 depends on what is declared."
   },
   {
    "code": "H2-5/16",
    "element": "5/16",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/16"
    },
    "text": "Whether Country of preferential origin (5/16) stands on an item of the data set H2 depends on what is declared."
   },
   {
    "code": "H2-5/23",
    "element": "5/23",
    "need": "always",
    "level": "declaration",
    "severity": "warning",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/23"
    },
    "text": "Location of goods (5/23) is missing: the data set H2 needs it in the declaration."
   },
   {
    "code": "H2-5/26",
    "element": "5/26",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/26"
    },
    "text": "Whether Customs office of presentation (5/26) stands in a declaration of the data set H2 depends on what is declared."
   },
   {
    "code": "H2-5/27",
    "element": "5/27",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/27"
    },
    "text": "Whether Supervising customs office (5/27) stands in a declaration of the data set H2 depends on what is declared."
   },
   {
    "code": "H2-6/14",
    "element": "6/14",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "commodityCode"
    ],
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/14"
    },
    "text": "Commodity code, first eight digits (6/14) is missing: the data set H2 needs it on every item."
   }
  ]
 },
 {
  "category": "H3",
  "title": "H3, import under temporary admission",
  "regime": "import",
  "types": [
   "A",
   "D",
   "Y",
   "Z"
  ],
  "procedures": [
   "53"
  ],
  "page": {
   "title": "CDS volume 3, import completion guide, first page",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/uk-trade-tariff-cds-volume-3-import-declaration-completion-guide",
   "date": "2025-02-01",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "1/1",
  "requirements": [
   {
    "code": "H3-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set H3 needs it in the declaration."
   },
   {
    "code": "H3-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, import completion guide, group 1: message information",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-1-message-information-including-procedure-codes",
     "date": "2024-12-18",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 1/2"
    },
    "text": "Additional declaration type (1/2) is missing: the data set H3 needs it in the declaration."
   },
   {
    "code": "H3-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "either",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2024-12-23",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 3/1"
    },
    "text": "Whether Exporter (3/1) stands in the declaration or on its items, data set H3, depends on what is declared."
   },
   {
    "code": "H3-3/15",
    "element": "3/15",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, appendix 1: procedure 53, entry to temporary admission",
     "url": "https://www.gov.uk/government/publications/appendix-1-de-110-requested-and-previous-procedure-codes-of-the-customs-declaration-service-cds/requested-procedure-53-entry-to-temporary-admission",
     "date": "2024-10-07",
     "dated": "updated",
     "extent": "opening",
     "section": "Notes"
    },
    "text": "Whether Importer (3/15) stands in a declaration of the data set H3 depends on what is declared."
   },
   {
    "code": "H3-3/16",
    "element": "3/16",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, appendix 1: procedure 53, entry to temporary admission",
     "url": "https://www.gov.uk/government/publications/appendix-1-de-110-requested-and-previous-procedure-codes-of-the-customs-declaration-service-cds/requested-procedure-53-entry-to-temporary-admission",
     "date": "2024-10-07",
     "dated": "updated",
     "extent": "opening",
     "section": "Notes"
    },
    "text": "Whether Importer identification (3/16) stands in a declaration of the data set H3 depends on what is declared."
   },
   {
    "code": "H3-4/1",
    "element": "4/1",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG13030: completion rules of the declaration category",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg13030",
     "date": "2026-11-25",
     "dated": "read",
     "extent": "opening",
     "section": "CDSSG13030"
    },
    "text": "Whether Delivery terms (4/1) stands in a declaration of the data set H3 depends on what is declared."
   },
   {
    "code": "H3-5/8",
    "element": "5/8",
    "need": "always",
    "level": "either",
    "severity": "warning",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/8"
    },
    "text": "Country of destination (5/8) is missing: the data set H3 needs it in the declaration or on every item."
   },
   {
    "code": "H3-5/15",
    "element": "5/15",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/15"
    },
    "text": "Whether Country of origin (5/15) stands on an item of the data set H3 depends on what is declared."
   },
   {
    "code": "H3-5/16",
    "element": "5/16",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/16"
    },
    "text": "Whether Country of preferential origin (5/16) stands on an item of the data set H3 depends on what is declared."
   },
   {
    "code": "H3-5/21",
    "element": "5/21",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/21"
    },
    "text": "Whether Place of loading (5/21) stands in a declaration of the data set H3 depends on what is declared."
   },
   {
    "code": "H3-5/23",
    "element": "5/23",
    "need": "always",
    "level": "declaration",
    "severity": "warning",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/23"
    },
    "text": "Location of goods (5/23) is missing: the data set H3 needs it in the declaration."
   },
   {
    "code": "H3-5/26",
    "element": "5/26",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/26"
    },
    "text": "Whether Customs office of presentation (5/26) stands in a declaration of the data set H3 depends on what is declared."
   },
   {
    "code": "H3-5/27",
    "element": "5/27",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/27"
    },
    "text": "Whether Supervising customs office (5/27) stands in a declaration of the data set H3 depends on what is declared."
   },
   {
    "code": "H3-6/14",
    "element": "6/14",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "commodityCode"
    ],
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/14"
    },
    "text": "Commodity code, first eight digits (6/14) is missing: the data set H3 needs it on every item."
   }
  ]
 },
 {
  "category": "H4",
  "title": "H4, import for inward processing",
  "regime": "import",
  "types": [
   "A",
   "D",
   "Y",
   "Z"
  ],
  "procedures": [
   "51",
   "54"
  ],
  "page": {
   "title": "CDS volume 3, import completion guide, first page",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/uk-trade-tariff-cds-volume-3-import-declaration-completion-guide",
   "date": "2025-02-01",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "1/1",
  "requirements": [
   {
    "code": "H4-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set H4 needs it in the declaration."
   },
   {
    "code": "H4-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, import completion guide, group 1: message information",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-1-message-information-including-procedure-codes",
     "date": "2024-12-18",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 1/2"
    },
    "text": "Additional declaration type (1/2) is missing: the data set H4 needs it in the declaration."
   },
   {
    "code": "H4-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "either",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2024-12-23",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 3/1"
    },
    "text": "Whether Exporter (3/1) stands in the declaration or on its items, data set H4, depends on what is declared."
   },
   {
    "code": "H4-4/1",
    "element": "4/1",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG13030: completion rules of the declaration category",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg13030",
     "date": "2026-11-25",
     "dated": "read",
     "extent": "opening",
     "section": "CDSSG13030"
    },
    "text": "Whether Delivery terms (4/1) stands in a declaration of the data set H4 depends on what is declared."
   },
   {
    "code": "H4-5/8",
    "element": "5/8",
    "need": "always",
    "level": "either",
    "severity": "warning",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/8"
    },
    "text": "Country of destination (5/8) is missing: the data set H4 needs it in the declaration or on every item."
   },
   {
    "code": "H4-5/15",
    "element": "5/15",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/15"
    },
    "text": "Whether Country of origin (5/15) stands on an item of the data set H4 depends on what is declared."
   },
   {
    "code": "H4-5/16",
    "element": "5/16",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/16"
    },
    "text": "Whether Country of preferential origin (5/16) stands on an item of the data set H4 depends on what is declared."
   },
   {
    "code": "H4-5/21",
    "element": "5/21",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/21"
    },
    "text": "Whether Place of loading (5/21) stands in a declaration of the data set H4 depends on what is declared."
   },
   {
    "code": "H4-5/23",
    "element": "5/23",
    "need": "always",
    "level": "declaration",
    "severity": "warning",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/23"
    },
    "text": "Location of goods (5/23) is missing: the data set H4 needs it in the declaration."
   },
   {
    "code": "H4-5/26",
    "element": "5/26",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/26"
    },
    "text": "Whether Customs office of presentation (5/26) stands in a declaration of the data set H4 depends on what is declared."
   },
   {
    "code": "H4-5/27",
    "element": "5/27",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/27"
    },
    "text": "Whether Supervising customs office (5/27) stands in a declaration of the data set H4 depends on what is declared."
   },
   {
    "code": "H4-6/1",
    "element": "6/1",
    "need": "always",
    "level": "item",
    "severity": "warning",
    "fields": [
     "net_mass"
    ],
    "source": {
     "title": "CDS volume 3, import completion guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-6-goods-identification",
     "date": "2024-04-05",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    },
    "text": "Net mass (6/1) is missing: the data set H4 needs it on every item."
   },
   {
    "code": "H4-6/14",
    "element": "6/14",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "commodityCode"
    ],
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/14"
    },
    "text": "Commodity code, first eight digits (6/14) is missing: the data set H4 needs it on every item."
   }
  ]
 },
 {
  "category": "H5",
  "title": "H5, import from a special fiscal territory",
  "regime": "import",
  "types": [
   "A",
   "D",
   "Y",
   "Z"
  ],
  "declarationTypes": [
   "CO"
  ],
  "procedures": [
   "07",
   "40",
   "42",
   "61"
  ],
  "page": {
   "title": "CDS volume 3, import completion guide, first page",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/uk-trade-tariff-cds-volume-3-import-declaration-completion-guide",
   "date": "2025-02-01",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "1/1",
  "requirements": [
   {
    "code": "H5-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set H5 needs it in the declaration."
   },
   {
    "code": "H5-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "source": {
     "title": "CDS volume 3, import completion guide, group 1: message information",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-1-message-information-including-procedure-codes",
     "date": "2024-12-18",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 1/2"
    },
    "text": "Additional declaration type (1/2) is missing: the data set H5 needs it in the declaration."
   },
   {
    "code": "H5-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "either",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2024-12-23",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 3/1"
    },
    "text": "Whether Exporter (3/1) stands in the declaration or on its items, data set H5, depends on what is declared."
   },
   {
    "code": "H5-4/1",
    "element": "4/1",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG13030: completion rules of the declaration category",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg13030",
     "date": "2026-11-25",
     "dated": "read",
     "extent": "opening",
     "section": "CDSSG13030"
    },
    "text": "Whether Delivery terms (4/1) stands in a declaration of the data set H5 depends on what is declared."
   },
   {
    "code": "H5-5/8",
    "element": "5/8",
    "need": "always",
    "level": "either",
    "severity": "warning",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/8"
    },
    "text": "Country of destination (5/8) is missing: the data set H5 needs it in the declaration or on every item."
   },
   {
    "code": "H5-5/15",
    "element": "5/15",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/15"
    },
    "text": "Whether Country of origin (5/15) stands on an item of the data set H5 depends on what is declared."
   },
   {
    "code": "H5-5/16",
    "element": "5/16",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/16"
    },
    "text": "Whether Country of preferential origin (5/16) stands on an item of the data set H5 depends on what is declared."
   },
   {
    "code": "H5-5/23",
    "element": "5/23",
    "need": "always",
    "level": "declaration",
    "severity": "warning",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/23"
    },
    "text": "Location of goods (5/23) is missing: the data set H5 needs it in the declaration."
   },
   {
    "code": "H5-5/26",
    "element": "5/26",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/26"
    },
    "text": "Whether Customs office of presentation (5/26) stands in a declaration of the data set H5 depends on what is declared."
   },
   {
    "code": "H5-5/27",
    "element": "5/27",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/27"
    },
    "text": "Whether Supervising customs office (5/27) stands in a declaration of the data set H5 depends on what is declared."
   },
   {
    "code": "H5-6/1",
    "element": "6/1",
    "need": "always",
    "level": "item",
    "severity": "warning",
    "fields": [
     "net_mass"
    ],
    "source": {
     "title": "CDS volume 3, import completion guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-6-goods-identification",
     "date": "2024-04-05",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    },
    "text": "Net mass (6/1) is missing: the data set H5 needs it on every item."
   },
   {
    "code": "H5-6/14",
    "element": "6/14",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "commodityCode"
    ],
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/14"
    },
    "text": "Commodity code, first eight digits (6/14) is missing: the data set H5 needs it on every item."
   }
  ]
 },
 {
  "category": "H7",
  "title": "H7, import of goods of low value",
  "regime": "import",
  "types": [
   "A",
   "D"
  ],
  "declarationTypes": [
   "IM"
  ],
  "additionalProcedures": [
   "1H7"
  ],
  "page": {
   "title": "CDS volume 3, appendix 21H: data set H7",
   "url": "https://www.gov.uk/government/publications/appendix-21-import-declaration-category-data-sets/appendix-21h-declaration-category-data-sets-h7",
   "date": "2025-02-28",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "3/15",
  "requirements": [
   {
    "code": "H7-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set H7 needs it in the declaration."
   },
   {
    "code": "H7-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Additional declaration type (1/2) is missing: the data set H7 needs it in the declaration."
   },
   {
    "code": "H7-1/6",
    "element": "1/6",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Goods item number (1/6) is missing: the data set H7 needs it on every item."
   },
   {
    "code": "H7-1/9",
    "element": "1/9",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "fields": [
     "items"
    ],
    "text": "Total number of items (1/9) is missing: the data set H7 needs it in the declaration."
   },
   {
    "code": "H7-1/10",
    "element": "1/10",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Procedure (1/10) is missing: the data set H7 needs it on every item."
   },
   {
    "code": "H7-1/11",
    "element": "1/11",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Additional procedure (1/11) is missing: the data set H7 needs it on every item."
   },
   {
    "code": "H7-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Previous document (2/1) is missing: the data set H7 needs it in the declaration or on every item."
   },
   {
    "code": "H7-2/2",
    "element": "2/2",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Additional information (2/2) is missing: the data set H7 needs it in the declaration or on every item."
   },
   {
    "code": "H7-2/3",
    "element": "2/3",
    "need": "depends",
    "level": "item",
    "text": "Whether Documents, certificates and authorisations (2/3) stands on an item of the data set H7 depends on what is declared."
   },
   {
    "code": "H7-2/4",
    "element": "2/4",
    "need": "optional",
    "level": "either",
    "text": "Reference number (UCR) (2/4) may stand in the declaration or on its items, data set H7."
   },
   {
    "code": "H7-2/5",
    "element": "2/5",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Local reference number (2/5) is missing: the data set H7 needs it in the declaration."
   },
   {
    "code": "H7-3/1",
    "element": "3/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Exporter (3/1) is missing: the data set H7 needs it in the declaration."
   },
   {
    "code": "H7-3/15",
    "element": "3/15",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Importer (3/15) stands in a declaration of the data set H7 depends on what is declared."
   },
   {
    "code": "H7-5/23",
    "element": "5/23",
    "need": "always",
    "level": "declaration",
    "severity": "warning",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/23"
    },
    "text": "Location of goods (5/23) is missing: the data set H7 needs it in the declaration."
   },
   {
    "code": "H7-6/14",
    "element": "6/14",
    "need": "always",
    "level": "item",
    "severity": "error",
    "fields": [
     "commodityCode"
    ],
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/14"
    },
    "text": "Commodity code, first eight digits (6/14) is missing: the data set H7 needs it on every item."
   }
  ]
 },
 {
  "category": "I1 C&F",
  "title": "I1 C&F, simplified import declaration in regular use",
  "regime": "import",
  "types": [
   "C",
   "F"
  ],
  "page": {
   "title": "CDS volume 3, appendix 21F: data set I1 C&F",
   "url": "https://www.gov.uk/government/publications/appendix-21-import-declaration-category-data-sets/appendix-21f-declaration-category-data-sets-i1-cf",
   "date": "2025-02-28",
   "dated": "updated",
   "extent": "opening"
  },
  "readThrough": "3/1",
  "requirements": [
   {
    "code": "I1 C&F-1/1",
    "element": "1/1",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Declaration type (1/1) is missing: the data set I1 C&F needs it in the declaration."
   },
   {
    "code": "I1 C&F-1/2",
    "element": "1/2",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Additional declaration type (1/2) is missing: the data set I1 C&F needs it in the declaration."
   },
   {
    "code": "I1 C&F-1/6",
    "element": "1/6",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Goods item number (1/6) is missing: the data set I1 C&F needs it on every item."
   },
   {
    "code": "I1 C&F-1/9",
    "element": "1/9",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "fields": [
     "items"
    ],
    "text": "Total number of items (1/9) is missing: the data set I1 C&F needs it in the declaration."
   },
   {
    "code": "I1 C&F-1/10",
    "element": "1/10",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Procedure (1/10) is missing: the data set I1 C&F needs it on every item."
   },
   {
    "code": "I1 C&F-1/11",
    "element": "1/11",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Additional procedure (1/11) is missing: the data set I1 C&F needs it on every item."
   },
   {
    "code": "I1 C&F-2/1",
    "element": "2/1",
    "need": "always",
    "level": "either",
    "severity": "error",
    "text": "Previous document (2/1) is missing: the data set I1 C&F needs it in the declaration or on every item."
   },
   {
    "code": "I1 C&F-2/2",
    "element": "2/2",
    "need": "depends",
    "level": "either",
    "text": "Whether Additional information (2/2) stands in the declaration or on its items, data set I1 C&F, depends on what is declared."
   },
   {
    "code": "I1 C&F-2/3",
    "element": "2/3",
    "need": "always",
    "level": "item",
    "severity": "error",
    "text": "Documents, certificates and authorisations (2/3) is missing: the data set I1 C&F needs it on every item."
   },
   {
    "code": "I1 C&F-2/4",
    "element": "2/4",
    "need": "optional",
    "level": "either",
    "text": "Reference number (UCR) (2/4) may stand in the declaration or on its items, data set I1 C&F."
   },
   {
    "code": "I1 C&F-2/5",
    "element": "2/5",
    "need": "always",
    "level": "declaration",
    "severity": "error",
    "text": "Local reference number (2/5) is missing: the data set I1 C&F needs it in the declaration."
   },
   {
    "code": "I1 C&F-2/6",
    "element": "2/6",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Deferred payment (2/6) stands in a declaration of the data set I1 C&F depends on what is declared."
   },
   {
    "code": "I1 C&F-2/7",
    "element": "2/7",
    "need": "depends",
    "level": "declaration",
    "text": "Whether Identification of warehouse (2/7) stands in a declaration of the data set I1 C&F depends on what is declared."
   },
   {
    "code": "I1 C&F-3/1",
    "element": "3/1",
    "need": "depends",
    "level": "either",
    "text": "Whether Exporter (3/1) stands in the declaration or on its items, data set I1 C&F, depends on what is declared."
   },
   {
    "code": "I1 C&F-4/1",
    "element": "4/1",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG13030: completion rules of the declaration category",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg13030",
     "date": "2026-11-25",
     "dated": "read",
     "extent": "opening",
     "section": "CDSSG13030"
    },
    "text": "Whether Delivery terms (4/1) stands in a declaration of the data set I1 C&F depends on what is declared."
   },
   {
    "code": "I1 C&F-5/8",
    "element": "5/8",
    "need": "depends",
    "level": "either",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/8"
    },
    "text": "Whether Country of destination (5/8) stands in the declaration or on its items, data set I1 C&F, depends on what is declared."
   },
   {
    "code": "I1 C&F-5/14",
    "element": "5/14",
    "need": "depends",
    "level": "either",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/14"
    },
    "text": "Whether Country of dispatch or export (5/14) stands in the declaration or on its items, data set I1 C&F, depends on what is declared."
   },
   {
    "code": "I1 C&F-5/15",
    "element": "5/15",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/15"
    },
    "text": "Whether Country of origin (5/15) stands on an item of the data set I1 C&F depends on what is declared."
   },
   {
    "code": "I1 C&F-5/16",
    "element": "5/16",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/16"
    },
    "text": "Whether Country of preferential origin (5/16) stands on an item of the data set I1 C&F depends on what is declared."
   },
   {
    "code": "I1 C&F-5/21",
    "element": "5/21",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/21"
    },
    "text": "Whether Place of loading (5/21) stands in a declaration of the data set I1 C&F depends on what is declared."
   },
   {
    "code": "I1 C&F-5/23",
    "element": "5/23",
    "need": "always",
    "level": "declaration",
    "severity": "warning",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/23"
    },
    "text": "Location of goods (5/23) is missing: the data set I1 C&F needs it in the declaration."
   },
   {
    "code": "I1 C&F-5/26",
    "element": "5/26",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/26"
    },
    "text": "Whether Customs office of presentation (5/26) stands in a declaration of the data set I1 C&F depends on what is declared."
   },
   {
    "code": "I1 C&F-5/27",
    "element": "5/27",
    "need": "depends",
    "level": "declaration",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/27"
    },
    "text": "Whether Supervising customs office (5/27) stands in a declaration of the data set I1 C&F depends on what is declared."
   },
   {
    "code": "I1 C&F-6/1",
    "element": "6/1",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-6-goods-identification",
     "date": "2024-04-05",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    },
    "text": "Whether Net mass (6/1) stands on an item of the data set I1 C&F depends on what is declared."
   },
   {
    "code": "I1 C&F-8/1",
    "element": "8/1",
    "need": "depends",
    "level": "item",
    "source": {
     "title": "CDS volume 3, import completion guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-12-18",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/1"
    },
    "text": "Whether Quota order number (8/1) stands on an item of the data set I1 C&F depends on what is declared."
   }
  ]
 }
];
