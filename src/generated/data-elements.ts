// Written by `npm run generate` from schemas/. Do not edit.
import type { DataElement } from '../engine/data-element.ts';

/** Data elements by number, with the completion rules that were read. */
export const dataElements: Readonly<Record<string, DataElement>> = {
 "1/1": {
  "number": "1/1",
  "title": "Declaration type",
  "rules": [
   {
    "for": "import",
    "text": "Two letters: IM for goods from outside the customs union, CO for goods that all come from a special fiscal territory or a customs union territory. IM also for Channel Islands goods that were not in free circulation there, and for all goods moved from the Channel Islands to Northern Ireland. The low-value data set H7 takes only IM.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 1: message information",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-1-message-information-including-procedure-codes",
     "date": "2024-12-18",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 1/1"
    }
   },
   {
    "for": "export",
    "text": "Always, two letters: EX for goods that leave the customs union, CO for goods dispatched to a special fiscal territory or a customs union territory.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 1: message information",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-1-message-information-including-procedure-codes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 1/1"
    }
   }
  ]
 },
 "1/2": {
  "number": "1/2",
  "title": "Additional declaration type",
  "rules": [
   {
    "for": "import",
    "text": "One letter for the kind of declaration and for whether the goods have arrived. The low-value data set H7 takes only A and D.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 1: message information",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-1-message-information-including-procedure-codes",
     "date": "2024-12-18",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 1/2"
    }
   },
   {
    "for": "export",
    "text": "Always, one letter for the kind of declaration and for whether the goods have been presented; it must agree with the message that is sent. C and F are simplified declarations in regular use.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 1: message information",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-1-message-information-including-procedure-codes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 1/2"
    }
   }
  ]
 },
 "1/6": {
  "number": "1/6",
  "title": "Goods item number",
  "rules": []
 },
 "1/7": {
  "number": "1/7",
  "title": "Specific circumstance indicator",
  "rules": []
 },
 "1/9": {
  "number": "1/9",
  "title": "Total number of items",
  "rules": []
 },
 "1/10": {
  "number": "1/10",
  "title": "Procedure",
  "rules": [
   {
    "for": "any",
    "text": "Four digits, requested procedure and previous one, and only one code for an item: it is made precise by any number of additional procedures in 1/11.",
    "source": {
     "title": "CDS volume 3, appendix 1 (final supplementary declarations): procedure 00",
     "url": "https://www.gov.uk/government/publications/appendix-1-de-110-requested-and-previous-procedure-code-for-final-supplementary-declarations/requested-procedure-00-requested-and-previous-procedure-code-final-supplementary-declaration-fsd",
     "date": "2024-11-08",
     "dated": "updated",
     "extent": "opening",
     "section": "Notes"
    }
   }
  ]
 },
 "1/11": {
  "number": "1/11",
  "title": "Additional procedure",
  "rules": [
   {
    "for": "any",
    "text": "Three characters from the codes that the notes on the procedure in 1/10 permit. A pair of codes that is not permitted is rejected.",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG04420: procedure and additional procedure",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg04420",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "whole",
     "section": "CDSSG04420"
    }
   }
  ]
 },
 "2/1": {
  "number": "2/1",
  "title": "Previous document",
  "rules": [
   {
    "for": "import",
    "text": "Category of 1 letter, type of up to 3 characters, reference of up to 35, item number of up to 3 digits. An inventory reference is Z, MCR and the number, at declaration level only. Types C, F, Y and Z give the DUCR with DCR and its parts with DCS; a licence tied to a DUCR needs the same DUCR at declaration level.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 2: references and documents",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-2-references-of-messages-document-certificates-and-authorisations",
     "date": "2024-12-23",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 2/1"
    }
   },
   {
    "for": "export",
    "text": "Always: category of 1 letter, type of up to 3 characters, reference of up to 35, item number unless the document has a single item. Declaration level has the DUCR (DCR), its parts (DCS) and at most one MUCR (MCR); anything else stands there only when it is true of every item.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 2: references and documents",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-2-references-of-messages-document-certificates-and-authorisations",
     "date": "2025-07-17",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 2/1"
    }
   }
  ]
 },
 "2/2": {
  "number": "2/2",
  "title": "Additional information",
  "rules": [
   {
    "for": "any",
    "text": "A code of five characters and, in free text, what appendix 4 asks for with it. Union codes, which begin with a digit, come first.",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG04610: additional information",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg04610",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "whole",
     "section": "CDSSG04610"
    }
   }
  ]
 },
 "2/3": {
  "number": "2/3",
  "title": "Documents, certificates and authorisations",
  "rules": [
   {
    "for": "any",
    "text": "A code of four characters; beside it only what that code asks for: identifier, status, reason, issuing authority, last day of validity, unit and quantity. Union codes come first. What the notes on the procedure say goes before the notes on the document code.",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG12120: declaring document codes",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg12120",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "whole",
     "section": "CDSSG12120"
    }
   }
  ]
 },
 "2/4": {
  "number": "2/4",
  "title": "Reference number (UCR)",
  "rules": []
 },
 "2/5": {
  "number": "2/5",
  "title": "Local reference number",
  "rules": []
 },
 "2/6": {
  "number": "2/6",
  "title": "Deferred payment",
  "rules": [
   {
    "for": "import",
    "text": "At declaration level, and only when duty or tax is deferred.",
    "source": {
     "title": "CDS volume 3, appendix 21A: data set H1",
     "url": "https://www.gov.uk/government/publications/appendix-21-import-declaration-category-data-sets/appendix-21a-declaration-category-data-sets-h1",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "Row 2/6"
    }
   }
  ]
 },
 "2/7": {
  "number": "2/7",
  "title": "Identification of warehouse",
  "rules": [
   {
    "for": "import",
    "text": "The letter of the kind of warehouse and its reference number or ID. R is public of type 1, S of type 2, T of type 3, U private; S and T never with an ID of GB or XI. Procedure 71 always names the approved premises here, for which an authorisation is held.",
    "source": {
     "title": "CDS volume 3, appendix 1: procedure 71, entry to a customs warehouse",
     "url": "https://www.gov.uk/government/publications/appendix-1-de-110-requested-and-previous-procedure-codes-of-the-customs-declaration-service-cds/requested-procedure-71-entry-to-a-customs-warehouse-cw",
     "date": "2026-08-13",
     "dated": "updated",
     "extent": "quoted",
     "section": "7100, DE 2/7"
    }
   }
  ]
 },
 "3/1": {
  "number": "3/1",
  "title": "Exporter",
  "rules": [
   {
    "for": "import",
    "text": "Name and street of up to 70 characters, city of 35, postcode of 9 (NA where the country has none), country of 2: the last seller before the goods came in, in H5 the consignor who exports. Not needed when customs knows the EORI number in 3/2; H7 always needs it, at declaration level.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2024-12-23",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 3/1"
    }
   },
   {
    "for": "export",
    "text": "Full name and address with postcode, and only without an EORI number: a GB number stands in 3/2 and leaves this blank. From Northern Ireland an XI number leaves it blank, a GB number or none does not.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-3-parties",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 3/1"
    }
   }
  ]
 },
 "3/2": {
  "number": "3/2",
  "title": "Exporter identification",
  "rules": [
   {
    "for": "import",
    "text": "The exporter's EORI number; one that customs knows makes 3/1 unnecessary. Never needed on H7.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2024-12-23",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 3/1"
    }
   },
   {
    "for": "export",
    "text": "The exporter's EORI number, wherever a recognised one is held.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-3-parties",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 3/1"
    }
   }
  ]
 },
 "3/7": {
  "number": "3/7",
  "title": "Consignor",
  "rules": []
 },
 "3/8": {
  "number": "3/8",
  "title": "Consignor identification",
  "rules": []
 },
 "3/9": {
  "number": "3/9",
  "title": "Consignee",
  "rules": []
 },
 "3/10": {
  "number": "3/10",
  "title": "Consignee identification",
  "rules": []
 },
 "3/15": {
  "number": "3/15",
  "title": "Importer",
  "rules": [
   {
    "for": "import",
    "text": "Who declares for himself gives the same party here (or in 3/16) as in 3/17 (or 3/18), and 00500 in 2/2.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2026-06-02",
     "dated": "copied",
     "extent": "quoted",
     "section": "Self-representation"
    }
   }
  ]
 },
 "3/16": {
  "number": "3/16",
  "title": "Importer identification",
  "rules": [
   {
    "for": "import",
    "text": "The importer's GB EORI number, wherever a recognised one is held.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2026-06-02",
     "dated": "copied",
     "extent": "quoted",
     "section": "DE 3/16"
    }
   }
  ]
 },
 "3/17": {
  "number": "3/17",
  "title": "Declarant",
  "rules": [
   {
    "for": "import",
    "text": "Who declares for himself gives the same party here (or in 3/18) as in 3/15 (or 3/16), and 00500 in 2/2.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2026-06-02",
     "dated": "copied",
     "extent": "quoted",
     "section": "Self-representation"
    }
   }
  ]
 },
 "3/18": {
  "number": "3/18",
  "title": "Declarant identification",
  "rules": [
   {
    "for": "import",
    "text": "The declarant's EORI number, GB or XI. Who declares for himself gives the importer's, and 00500 in 2/2.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2026-06-02",
     "dated": "copied",
     "extent": "quoted",
     "section": "DE 3/18"
    }
   }
  ]
 },
 "3/19": {
  "number": "3/19",
  "title": "Representative",
  "rules": [
   {
    "for": "import",
    "text": "Blank when the importer declares for himself; 2/2 then has 00500.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2026-06-02",
     "dated": "copied",
     "extent": "quoted",
     "section": "Self-representation"
    }
   }
  ]
 },
 "3/20": {
  "number": "3/20",
  "title": "Representative identification",
  "rules": [
   {
    "for": "import",
    "text": "Blank when the importer declares for himself; 2/2 then has 00500.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2026-06-02",
     "dated": "copied",
     "extent": "quoted",
     "section": "Self-representation"
    }
   }
  ]
 },
 "3/21": {
  "number": "3/21",
  "title": "Representative status",
  "rules": [
   {
    "for": "import",
    "text": "Blank when the importer declares for himself; 2/2 then has 00500.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 3: parties",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
     "date": "2026-06-02",
     "dated": "copied",
     "extent": "quoted",
     "section": "Self-representation"
    }
   }
  ]
 },
 "3/24": {
  "number": "3/24",
  "title": "Seller",
  "rules": []
 },
 "3/25": {
  "number": "3/25",
  "title": "Seller identification",
  "rules": []
 },
 "3/26": {
  "number": "3/26",
  "title": "Buyer",
  "rules": []
 },
 "3/27": {
  "number": "3/27",
  "title": "Buyer identification",
  "rules": []
 },
 "3/31": {
  "number": "3/31",
  "title": "Carrier",
  "rules": [
   {
    "for": "export",
    "text": "Depends on whether the carrier is somebody else than the declarant.",
    "source": {
     "title": "CDS volume 3, appendix 22B: data set B2",
     "url": "https://www.gov.uk/government/publications/appendix-22-declaration-category-data-sets-landing-page-and-introductory-text--2/appendix-22b-declaration-category-data-set-b2",
     "date": "2025-02-28",
     "dated": "updated",
     "extent": "opening",
     "section": "Row 3/31"
    }
   }
  ]
 },
 "3/32": {
  "number": "3/32",
  "title": "Carrier identification",
  "rules": []
 },
 "3/37": {
  "number": "3/37",
  "title": "Additional supply chain actor",
  "rules": []
 },
 "3/39": {
  "number": "3/39",
  "title": "Holder of the authorisation",
  "rules": [
   {
    "for": "any",
    "text": "The holder's EORI number with the type of the authorisation, once for each authorisation the procedure needs; the decision number stands in 2/3 with its document code. Not for an authorisation that the declaration itself grants.",
    "source": {
     "title": "CDS volume 3, appendix 6: authorisation types (3/39)",
     "url": "https://www.gov.uk/government/publications/authorisation-type-codes-for-data-element-339-of-the-customs-declaration-service",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Details"
    }
   }
  ]
 },
 "3/40": {
  "number": "3/40",
  "title": "Additional fiscal reference",
  "rules": [
   {
    "for": "import",
    "text": "A VAT number of the import one-stop shop stands here with role FR5, and C715 in 2/3.",
    "source": {
     "title": "CDS volume 3, appendix 6: authorisation types (3/39)",
     "url": "https://www.gov.uk/government/publications/authorisation-type-codes-for-data-element-339-of-the-customs-declaration-service",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Updates to this page"
    }
   }
  ]
 },
 "4/1": {
  "number": "4/1",
  "title": "Delivery terms",
  "rules": [
   {
    "for": "import",
    "text": "Always with valuation method 1: the Incoterm, then the place up to which it holds. A place without a UN/LOCODE is its two-letter country code and its name in up to 35 characters, as in CIFGBCanewdon.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 4: valuation and taxes",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-4-valuation-information-and-taxes",
     "date": "2026-05-31",
     "dated": "copied",
     "extent": "quoted",
     "section": "DE 4/1"
    }
   }
  ]
 },
 "4/2": {
  "number": "4/2",
  "title": "Transport charges, method of payment",
  "rules": [
   {
    "for": "export",
    "text": "One letter, only on an export declaration that is also an exit summary declaration, and where known; never on supplementary declarations. On items only when it differs between them.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 4: valuation and taxes",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-4-valuation-information-and-taxes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 4/2"
    }
   }
  ]
 },
 "4/3": {
  "number": "4/3",
  "title": "Tax type",
  "rules": [
   {
    "for": "import",
    "text": "The code of each duty and tax to be paid or secured on the commodity, A00 customs duty and B00 VAT for example. Alcohol has codes of the 300 series from 1 August 2023 and of the 400 series before.",
    "source": {
     "title": "CDS volume 3, appendix 8: tax types (4/3)",
     "url": "https://www.gov.uk/government/publications/tax-types-for-data-element-43-of-the-customs-declaration-service",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Details"
    }
   }
  ]
 },
 "4/4": {
  "number": "4/4",
  "title": "Tax base",
  "rules": [
   {
    "for": "import",
    "text": "A unit and a quantity only where the commodity code asks for one, such as LTR and the litres. In a manual calculation the unit is GBP and nothing else; without one GBP is refused.",
    "source": {
     "title": "CDS volume 3, appendix 20: measurement units (2/3, 4/4)",
     "url": "https://www.gov.uk/government/publications/measurement-unit-codes-for-data-elements-23-and-44-of-the-customs-declaration-service",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Details"
    }
   }
  ]
 },
 "4/5": {
  "number": "4/5",
  "title": "Tax rate",
  "rules": []
 },
 "4/6": {
  "number": "4/6",
  "title": "Payable tax amount",
  "rules": []
 },
 "4/7": {
  "number": "4/7",
  "title": "Total tax",
  "rules": []
 },
 "4/8": {
  "number": "4/8",
  "title": "Method of payment",
  "rules": [
   {
    "for": "import",
    "text": "One letter. A, B, C, H, M and Z are immediate payment: once one item has one of them every item needs one, or the declaration is rejected. G is no longer used.",
    "source": {
     "title": "CDS volume 3, appendix 9: methods of payment (4/8)",
     "url": "https://www.gov.uk/government/publications/method-of-payment-codes-for-data-element-48-of-the-customs-declaration-service",
     "date": "2024-09-29",
     "dated": "updated",
     "extent": "whole",
     "section": "Details"
    }
   }
  ]
 },
 "4/9": {
  "number": "4/9",
  "title": "Additions and deductions",
  "rules": [
   {
    "for": "import",
    "text": "Codes AR, AS, BR and BS claim the adjustment of air freight and go with the airport of loading in 5/21.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/21"
    }
   }
  ]
 },
 "4/10": {
  "number": "4/10",
  "title": "Invoice currency",
  "rules": [
   {
    "for": "import",
    "text": "No field of its own in the message: every amount carries its currency code.",
    "source": {
     "title": "CDS volume 3, appendix 21A: data set H1",
     "url": "https://www.gov.uk/government/publications/appendix-21-import-declaration-category-data-sets/appendix-21a-declaration-category-data-sets-h1",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "Note on 4/10"
    }
   },
   {
    "for": "export",
    "text": "No field of its own in the message: every amount carries the currency it is in, the invoice total that of the invoice, the statistical value GBP.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 4: valuation and taxes",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-4-valuation-information-and-taxes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 4/10"
    }
   }
  ]
 },
 "4/11": {
  "number": "4/11",
  "title": "Total amount invoiced",
  "rules": [
   {
    "for": "import",
    "text": "Its currency must be that of the item price in 4/14.",
    "source": {
     "title": "CDS volume 3, import completion guide, first page",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Updates to this page"
    }
   },
   {
    "for": "export",
    "text": "The amount, up to 16 digits with two decimals, and the currency of the invoice, for example USD and 500.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 4: valuation and taxes",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-4-valuation-information-and-taxes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 4/10 and 4/11"
    }
   }
  ]
 },
 "4/13": {
  "number": "4/13",
  "title": "Valuation indicators",
  "rules": []
 },
 "4/14": {
  "number": "4/14",
  "title": "Item price",
  "rules": [
   {
    "for": "import",
    "text": "Its currency must be that of the invoice total in 4/11.",
    "source": {
     "title": "CDS volume 3, import completion guide, first page",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Updates to this page"
    }
   }
  ]
 },
 "4/15": {
  "number": "4/15",
  "title": "Exchange rate",
  "rules": []
 },
 "4/16": {
  "number": "4/16",
  "title": "Valuation method",
  "rules": [
   {
    "for": "import",
    "text": "Methods 2 and 3 can be declared as well. Each method asks for document codes of its own in 2/3.",
    "source": {
     "title": "CDS volume 3, import completion guide, first page",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Updates to this page"
    }
   }
  ]
 },
 "4/17": {
  "number": "4/17",
  "title": "Preference",
  "rules": [
   {
    "for": "import",
    "text": "Three digits that say whether duty is reduced or relieved. Needed for release to free circulation, end use included, and where a preference or quota is claimed on entry to another procedure. 215, 218, 250, 318, 350 and 500 are not in use.",
    "source": {
     "title": "CDS volume 3, appendix 12: preference (4/17)",
     "url": "https://www.gov.uk/government/publications/preference-codes-for-data-element-417-of-the-customs-declaration-service",
     "date": "2022-12-09",
     "dated": "updated",
     "extent": "whole",
     "section": "Details"
    }
   }
  ]
 },
 "4/18": {
  "number": "4/18",
  "title": "Value of a low-value item",
  "rules": []
 },
 "4/19": {
  "number": "4/19",
  "title": "Transport costs to the final destination",
  "rules": []
 },
 "5/8": {
  "number": "5/8",
  "title": "Country of destination",
  "rules": [
   {
    "for": "import",
    "text": "Two-letter code of where the goods are at their release, or of the country they then go to when that is known. With procedure 42 or 01 it is the country supplied, never GB or IM. One country for all items stands at declaration level only, several stand on items only.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/8"
    }
   },
   {
    "for": "export",
    "text": "Always: two-letter code of the country the goods are delivered to. One country for all items stands at declaration level only, several stand on items only.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/8"
    }
   }
  ]
 },
 "5/12": {
  "number": "5/12",
  "title": "Customs office of exit",
  "rules": [
   {
    "for": "export",
    "text": "Always, eight characters: the office where the goods leave, also when it is the office of export. UK offices stand in appendix 14.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 5/12"
    }
   }
  ]
 },
 "5/14": {
  "number": "5/14",
  "title": "Country of dispatch or export",
  "rules": [
   {
    "for": "import",
    "text": "Two-letter code of the country the goods were first sent to the UK from; a sale, stop or legal action on the way makes it the last country where that happened. EU is refused. One country for all items stands at declaration level only; with NIDOM in 2/2 it stands on every item.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/14"
    }
   }
  ]
 },
 "5/15": {
  "number": "5/15",
  "title": "Country of origin",
  "rules": [
   {
    "for": "import",
    "text": "Two-letter code of the non-preferential origin, on every item, also when 5/16 has the same. Where 5/16 names a group, the one country within it. A simplified declaration in regular use needs it for controlled goods only.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/15"
    }
   }
  ]
 },
 "5/16": {
  "number": "5/16",
  "title": "Country of preferential origin",
  "rules": [
   {
    "for": "import",
    "text": "Up to four characters: country or group that the proof of origin names, EU under the UK-EU agreement. Needed unless the preference in 4/17 begins with 1; may be blank on entry to a customs warehouse.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/16"
    }
   }
  ]
 },
 "5/18": {
  "number": "5/18",
  "title": "Countries of routing",
  "rules": []
 },
 "5/21": {
  "number": "5/21",
  "title": "Place of loading",
  "rules": [
   {
    "for": "import",
    "text": "Three-letter IATA code of the airport on the air waybill, or of the nearest that appendix 15B lists. Only with AR, AS, BR or BS in 4/9, otherwise blank; never with additional procedure E01, E02 or 1SV.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/21"
    }
   }
  ]
 },
 "5/23": {
  "number": "5/23",
  "title": "Location of goods",
  "rules": [
   {
    "for": "import",
    "text": "A code of appendix 16: country (2), type (1), qualifier (1), identification (up to 35), where the goods can be examined; on Y and Z where they were unloaded. A GVMS place needs a pre-lodged type in 1/2 and RRS01 in 2/2, a place in Northern Ireland NIDOM or NIIMP.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/23"
    }
   }
  ]
 },
 "5/26": {
  "number": "5/26",
  "title": "Customs office of presentation",
  "rules": [
   {
    "for": "import",
    "text": "Eight characters, country and six more, only when goods are released under a single authorisation for simplified procedures. For the UK a supervising office of appendix 17.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/26"
    }
   }
  ]
 },
 "5/27": {
  "number": "5/27",
  "title": "Supervising customs office",
  "rules": [
   {
    "for": "import",
    "text": "Eight characters: country and six of the office, as the authorisation names it. Only when the notes on the procedure in 1/10 ask for it.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 5: places and countries",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "DE 5/27"
    }
   }
  ]
 },
 "6/1": {
  "number": "6/1",
  "title": "Net mass",
  "rules": [
   {
    "for": "import",
    "text": "Kilograms without packaging, up to 16 digits with up to six decimals. Above 1 kg it may be rounded to whole kilograms, half upwards; below 1 kg it begins with 0 and ends without zeros, as 0.123. A simplified declaration in regular use needs it for controlled goods and for parts of a bulk consignment.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-6-goods-identification",
     "date": "2024-04-05",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    }
   },
   {
    "for": "export",
    "text": "Kilograms without packaging, above zero, up to 11 digits with up to three decimals. Always in B1 and B2; in B4 only for sales to a territory outside the member state of export; in simplified declarations in regular use for controlled goods.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 6: goods",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-6-goods-identification",
     "date": "2025-10-16",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 6/1"
    }
   }
  ]
 },
 "6/2": {
  "number": "6/2",
  "title": "Supplementary units",
  "rules": [
   {
    "for": "any",
    "text": "The quantity in the supplementary unit that the online tariff shows for the commodity code. A further unit that excise or another tax needs stands in 4/4.",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08040: measurement units",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08040",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "CDSSG08040"
    }
   }
  ]
 },
 "6/5": {
  "number": "6/5",
  "title": "Gross mass",
  "rules": []
 },
 "6/8": {
  "number": "6/8",
  "title": "Description of goods",
  "rules": []
 },
 "6/9": {
  "number": "6/9",
  "title": "Type of packages",
  "rules": [
   {
    "for": "any",
    "text": "Code of the smallest outer packing unit, from appendix 18.",
    "source": {
     "title": "CDS volume 3, appendix 18: package types (6/9)",
     "url": "https://www.gov.uk/government/publications/package-type-codes-for-data-element-69-of-the-customs-declaration-service",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "whole",
     "section": "Details"
    }
   }
  ]
 },
 "6/10": {
  "number": "6/10",
  "title": "Number of packages",
  "rules": []
 },
 "6/11": {
  "number": "6/11",
  "title": "Shipping marks",
  "rules": []
 },
 "6/12": {
  "number": "6/12",
  "title": "UN dangerous goods code",
  "rules": [
   {
    "for": "export",
    "text": "Only at export and for the goods whose commodity code asks for it.",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG04240: the commodity code and the declaration",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg04240",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "CDSSG04240"
    }
   }
  ]
 },
 "6/13": {
  "number": "6/13",
  "title": "CUS code",
  "rules": [
   {
    "for": "any",
    "text": "For chemicals whose commodity code asks for it.",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG04240: the commodity code and the declaration",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg04240",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "CDSSG04240"
    }
   }
  ]
 },
 "6/14": {
  "number": "6/14",
  "title": "Commodity code, first eight digits",
  "rules": [
   {
    "for": "any",
    "text": "Eight digits on every declaration, except a clearance request for goods without a licence and a simplified declaration in regular use without controlled goods or a quota.",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/14"
    }
   }
  ]
 },
 "6/15": {
  "number": "6/15",
  "title": "Commodity code, digits 9 and 10",
  "rules": [
   {
    "for": "any",
    "text": "Digits 9 and 10, on import declarations only: not on exports or clearance requests, and into a customs warehouse (H2) only where the authorisation says so.",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/15"
    }
   }
  ]
 },
 "6/16": {
  "number": "6/16",
  "title": "TARIC additional code",
  "rules": [
   {
    "for": "any",
    "text": "Beside the ten digits where a measure on the goods needs it, otherwise blank; never on a clearance request.",
    "source": {
     "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
     "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
     "date": "2026-11-21",
     "dated": "read",
     "extent": "opening",
     "section": "Data element 6/16"
    }
   }
  ]
 },
 "6/17": {
  "number": "6/17",
  "title": "National additional code",
  "rules": [
   {
    "for": "any",
    "text": "The code that the commodity code asks for, otherwise blank. One for an exemption or reduced rate declares that you are entitled to it; a wrong claim makes the declarant liable for the duty.",
    "source": {
     "title": "CDS volume 3, appendix 19: national additional codes (6/17)",
     "url": "https://www.gov.uk/government/publications/national-additional-codes-to-declare-with-data-element-617-of-the-customs-declaration-service",
     "date": "2020-10-30",
     "dated": "updated",
     "extent": "whole",
     "section": "Details"
    }
   }
  ]
 },
 "6/18": {
  "number": "6/18",
  "title": "Total packages",
  "rules": []
 },
 "7/2": {
  "number": "7/2",
  "title": "Container",
  "rules": [
   {
    "for": "import",
    "text": "1 when the goods cross the border in a container, 0 when they do not.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 7: transport",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "quoted",
     "section": "DE 7/2"
    }
   }
  ]
 },
 "7/4": {
  "number": "7/4",
  "title": "Mode of transport at the border",
  "rules": [
   {
    "for": "import",
    "text": "One digit: 1 sea, 2 rail, 3 road, 4 air, 5 post, 6 roll-on roll-off with the Channel Tunnel, 7 fixed installation, 8 inland waterway, 9 unknown. 5 only for goods an authorised postal operator carries, not for parcel firms. Always on supplementary declarations.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 7: transport",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "quoted",
     "section": "DE 7/4"
    }
   }
  ]
 },
 "7/5": {
  "number": "7/5",
  "title": "Inland mode of transport",
  "rules": [
   {
    "for": "import",
    "text": "One digit as in 7/4, but never 6. Needed when the goods are cleared away from where they entered; not into a customs warehouse or out of a free zone.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 7: transport",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "quoted",
     "section": "DE 7/5"
    }
   }
  ]
 },
 "7/7": {
  "number": "7/7",
  "title": "Means of transport at departure",
  "rules": []
 },
 "7/9": {
  "number": "7/9",
  "title": "Means of transport on arrival",
  "rules": [
   {
    "for": "import",
    "text": "Two digits for the kind and up to 35 characters: vessel or IMO number, flight number with date, vehicle registration or wagon number of what the goods are on when presented. Not needed with 5 or 7 in 7/4; with 6 the kind is 20 or 30.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 7: transport",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "quoted",
     "section": "DE 7/9"
    }
   }
  ]
 },
 "7/10": {
  "number": "7/10",
  "title": "Container number",
  "rules": [
   {
    "for": "import",
    "text": "Up to 17 characters; blank when the goods are not in a container or nobody knows yet whether they are. A number not known yet is given as number(s) unknown. One container for all items is named on the first item only.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 7: transport",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "quoted",
     "section": "DE 7/10"
    }
   }
  ]
 },
 "7/14": {
  "number": "7/14",
  "title": "Active means of transport at the border",
  "rules": []
 },
 "7/15": {
  "number": "7/15",
  "title": "Nationality of the means of transport at the border",
  "rules": [
   {
    "for": "import",
    "text": "Two-letter country code; EU is refused, and for Eurotunnel it is FR. Not needed with 2, 5 or 7 in 7/4.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 7: transport",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "quoted",
     "section": "DE 7/15"
    }
   },
   {
    "for": "export",
    "text": "Two-letter country code; EU is refused.",
    "source": {
     "title": "CDS volume 3, export completion guide, first page",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide",
     "date": "2024-07-06",
     "dated": "updated",
     "extent": "opening",
     "section": "Updates to this page"
    }
   }
  ]
 },
 "7/18": {
  "number": "7/18",
  "title": "Seals",
  "rules": []
 },
 "8/1": {
  "number": "8/1",
  "title": "Quota order number",
  "rules": [
   {
    "for": "import",
    "text": "Six characters on the item: order number of the quota claimed, as the online tariff lists it. A claim on a simplified declaration in regular use is for free circulation only. Into Northern Ireland it is the GB number, on types A, D, Y and Z only, with NIIMP and NIQUO in 2/2.",
    "source": {
     "title": "CDS volume 3, import completion guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-12-18",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/1"
    }
   }
  ]
 },
 "8/2": {
  "number": "8/2",
  "title": "Guarantee type",
  "rules": [
   {
    "for": "import",
    "text": "On a clearance request (C21i), one character and only where a guarantee or cash account is used: Y for a cash account (N or P in 4/8), 0 for a customs authorisation, 1 with C505 in 2/3 and CGU in 3/39. Not for procedures 0008 and 0009.",
    "source": {
     "title": "CDS volume 3, import clearance request guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-customs-clearance-request-completion-guide-inventory-imports/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-01-09",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/2"
    }
   },
   {
    "for": "export",
    "text": "Only for goods under excise duty suspension: X when an excise guarantee secures the movement and 2/3 has no ARC number, otherwise blank.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-09-28",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/2"
    }
   }
  ]
 },
 "8/3": {
  "number": "8/3",
  "title": "Guarantee reference",
  "rules": [
   {
    "for": "export",
    "text": "Only for goods under excise duty suspension without an ARC number in 2/3: reference of the excise guarantee, up to 24 characters for a GRN and up to 35 for any other.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 8: statistics, guarantees, tariff",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
     "date": "2024-09-28",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 8/3"
    }
   }
  ]
 },
 "8/5": {
  "number": "8/5",
  "title": "Nature of transaction",
  "rules": []
 },
 "8/6": {
  "number": "8/6",
  "title": "Statistical value",
  "rules": [
   {
    "for": "export",
    "text": "In sterling: its currency is GBP.",
    "source": {
     "title": "CDS volume 3, export completion guide, group 4: valuation and taxes",
     "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-4-valuation-information-and-taxes",
     "date": "2024-04-24",
     "dated": "updated",
     "extent": "opening",
     "section": "DE 4/10"
    }
   }
  ]
 },
 "8/7": {
  "number": "8/7",
  "title": "Writing off",
  "rules": [
   {
    "for": "import",
    "text": "No field of its own: what is written off stands with its document in 2/3.",
    "source": {
     "title": "CDS volume 3, appendix 21A: data set H1",
     "url": "https://www.gov.uk/government/publications/appendix-21-import-declaration-category-data-sets/appendix-21a-declaration-category-data-sets-h1",
     "date": "2026-05-27",
     "dated": "copied",
     "extent": "whole",
     "section": "Note on 8/7"
    }
   }
  ]
 }
};
