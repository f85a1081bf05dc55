// Written by `npm run generate` from schemas/. Do not edit.
import type { Catalogue } from '../engine/catalogue.ts';

/** Code lists whose codes are in the database. */
export const storedLists: Catalogue['storedLists'] = {
 "airports": {
  "name": "airports",
  "label": "Airport of loading",
  "source": "IATA airport codes as HMRC takes them in DE 5/21",
  "dictionaries": [
   "cds"
  ],
  "pattern": "^[A-Z]{3}$",
  "example": "DTM"
 },
 "commodity-codes": {
  "name": "commodity-codes",
  "label": "Commodity code",
  "source": "UK Trade Tariff, goods nomenclature",
  "dictionaries": [
   "cds"
  ],
  "pattern": "^[0-9]{8}([0-9]{2})?$",
  "example": "0808108090"
 },
 "cus-codes": {
  "name": "cus-codes",
  "label": "CUS code",
  "source": "European Customs Inventory of Chemical Substances; NCTS list CL016",
  "dictionaries": [
   "cds",
   "ncts"
  ],
  "pattern": "^[0-9]{7}-[0-9]$",
  "example": "0010001-6"
 },
 "customs-offices": {
  "name": "customs-offices",
  "label": "Customs office of transit",
  "source": "EU customs office list (COL) as HMRC publishes it for transit",
  "dictionaries": [
   "ncts"
  ],
  "pattern": "^[A-Z]{2}[A-Z0-9]{6}$",
  "example": "GB000084"
 },
 "dangerous-goods": {
  "name": "dangerous-goods",
  "label": "Dangerous goods",
  "source": "UN numbers with proper shipping names; NCTS list CL101",
  "dictionaries": [
   "cds",
   "ncts"
  ],
  "pattern": "^[0-9]{4}$",
  "example": "1203"
 },
 "documents": {
  "name": "documents",
  "label": "Document",
  "source": "HMRC, CDS appendix 5A: document codes of DE 2/3",
  "dictionaries": [
   "cds"
  ],
  "joined": {
   "produced-document": [
    "doc_code_1",
    "doc_code_3"
   ]
  },
  "pattern": "^[A-Z0-9]{4}$",
  "example": "C400"
 },
 "exit-offices": {
  "name": "exit-offices",
  "label": "Office of exit",
  "source": "HMRC, CDS appendix 13: customs offices of exit (DE 5/12)",
  "dictionaries": [
   "cds"
  ],
  "pattern": "^[A-Z]{2}[A-Z0-9]{6}$",
  "example": "GB000084"
 },
 "goods-locations": {
  "name": "goods-locations",
  "label": "Location of goods",
  "source": "HMRC, CDS appendix 16 (16A to 16S): location of goods codes",
  "dictionaries": [
   "cds"
  ],
  "pattern": "^[A-Z]{2}[A-D][UY][A-Z0-9]{5,32}$",
  "example": "GBAULHRLHRBAC"
 },
 "supervising-offices": {
  "name": "supervising-offices",
  "label": "Customs office",
  "source": "HMRC, CDS appendix 18: supervising and presentation offices (DE 5/26 and 5/27; the same offices in DE 8/3 and in DeclarationOfficeID)",
  "dictionaries": [
   "cds"
  ],
  "pattern": "^[A-Z]{2}[A-Z0-9]{6}$",
  "example": "GBBEL004"
 },
 "unlocodes": {
  "name": "unlocodes",
  "label": "UN/LOCODE",
  "source": "UNECE, UN/LOCODE, published twice a year; NCTS list CL244",
  "dictionaries": [
   "cds",
   "ncts",
   "ens"
  ],
  "pattern": "^[A-Z]{2}[A-Z2-9]{3}$",
  "example": "GBLON"
 }
};
