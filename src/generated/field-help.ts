// Written by `npm run generate` from schemas/. Do not edit.
import type { FieldHelp } from '../engine/catalogue.ts';

/** Words and example of each field of the documents, by the name of its object and its own. */
type FieldHelps = Readonly<Record<string, Readonly<Record<string, Pick<FieldHelp, 'text' | 'example'>>>>>;

export const fieldHelps: FieldHelps = {
 "customs-declaration": {
  "customs_regime": {
   "text": "Whether the goods come into or leave the country."
  },
  "declaration_type": {
   "text": "IM for import, EX for export, CO for trade with special fiscal territories.",
   "example": "IM"
  },
  "additional_dec_type": {
   "text": "One letter for how the declaration is made, for example A for a standard one with the goods present.",
   "example": "A"
  },
  "circumstance_indicator": {
   "text": "A20 for an express consignment, else blank.",
   "example": "A20"
  },
  "transaction_ref": {
   "text": "Local reference number: your own number of this declaration, never used before.",
   "example": "26GB0471-1"
  },
  "ref_general": {
   "text": "Reference of the consignment through its whole journey.",
   "example": "1GB427168118378-12345"
  },
  "internal_id": {
   "text": "Your name for this declaration in lists; customs does not see it."
  },
  "assignee_id": {
   "text": "Whoever works on this declaration."
  },
  "customer_id": {
   "text": "Customer this declaration is made for."
  },
  "state": {
   "text": "State of the work on this declaration."
  },
  "acceptance_date": {
   "text": "Day the declaration counts from; needed in supplementary declarations.",
   "example": "12/03/2026"
  },
  "acceptance_time": {
   "text": "Time of that day with the hours ahead of or behind UTC.",
   "example": "10:42:14+01"
  },
  "issue_date": {
   "text": "Day the declaration was drawn up, where customs asks for it.",
   "example": "12/03/2026"
  },
  "issue_time": {
   "text": "Time of that day with the hours ahead of or behind UTC.",
   "example": "10:29:25Z"
  },
  "tax_point_date": {
   "text": "Day the tax is due for your books; customs does not see it.",
   "example": "12/03/2026"
  },
  "items": {
   "text": "Number of goods items of the declaration."
  },
  "provider": {
   "text": "Customs authority that gets the declaration."
  },
  "declarant_identNo": {
   "text": "EORI number of whoever makes the declaration.",
   "example": "GB123456789000"
  },
  "user_name": {
   "text": "Name of the declarant, needed where no EORI number is given."
  },
  "user_address": {
   "text": "Street and number of the declarant."
  },
  "user_city": {
   "text": "Town of the declarant."
  },
  "user_postcode": {
   "text": "Postcode of the declarant."
  },
  "user_country": {
   "text": "Country of the declarant."
  },
  "user_eori": {
   "text": "Your own EORI number, for your records; customs sees the declarant EORI.",
   "example": "GB123456789000"
  },
  "tel": {
   "text": "Number where questions about this declaration are answered; customs does not see it."
  },
  "exporter_party": {
   "text": "Whether the block of the exporter is used."
  },
  "self_representation": {
   "text": "Tick when importer or exporter and declarant are the same, without an agent."
  },
  "representative_status": {
   "text": "2 when the agent acts in the name of the trader (direct), 3 in its own name (indirect).",
   "example": "2"
  },
  "representative_number": {
   "text": "EORI number of the agent, where it is not the declarant."
  },
  "representative": {
   "text": "Name of the representative; only needed without an EORI number."
  },
  "representative_address": {
   "text": "Street and number of the representative."
  },
  "representative_city": {
   "text": "Town of the representative."
  },
  "representative_postcode": {
   "text": "Postcode of the representative."
  },
  "representative_country": {
   "text": "Country of the representative."
  },
  "exporter": {
   "text": "Name of the exporter, needed where no EORI number is given."
  },
  "exporter_address": {
   "text": "Street and number of the exporter."
  },
  "exporter_city": {
   "text": "Town of the exporter."
  },
  "exporter_postcode": {
   "text": "Postcode of the exporter."
  },
  "exporter_country": {
   "text": "Country of the exporter."
  },
  "exporter_number": {
   "text": "EORI number of the exporter."
  },
  "importer": {
   "text": "Name of the importer, needed where no EORI number is given."
  },
  "importer_address": {
   "text": "Street and number of the importer."
  },
  "importer_city": {
   "text": "Town of the importer."
  },
  "importer_postcode": {
   "text": "Postcode of the importer."
  },
  "importer_country": {
   "text": "Country of the importer."
  },
  "importer_number": {
   "text": "EORI number of the importer."
  },
  "buyer": {
   "text": "Name of the buyer, needed where no EORI number is given."
  },
  "buyer_address": {
   "text": "Street and number of the buyer."
  },
  "buyer_city": {
   "text": "Town of the buyer."
  },
  "buyer_postcode": {
   "text": "Postcode of the buyer."
  },
  "buyer_country": {
   "text": "Country of the buyer."
  },
  "buyer_number": {
   "text": "EORI number of the buyer."
  },
  "buyer_template_name": {
   "text": "Template the buyer was taken from; customs does not see it."
  },
  "buyer_party": {
   "text": "1 when the declaration has a buyer."
  },
  "taxNoBuyer": {
   "text": "Tax number of the buyer, for your records; customs does not see it."
  },
  "seller": {
   "text": "Name of the seller, needed where no EORI number is given."
  },
  "seller_address": {
   "text": "Street and number of the seller."
  },
  "seller_city": {
   "text": "Town of the seller."
  },
  "seller_postcode": {
   "text": "Postcode of the seller."
  },
  "seller_country": {
   "text": "Country of the seller."
  },
  "seller_number": {
   "text": "EORI number of the seller."
  },
  "seller_template_name": {
   "text": "Template the seller was taken from; customs does not see it."
  },
  "seller_party": {
   "text": "1 when the declaration has a seller."
  },
  "consignee": {
   "text": "Name of the consignee; only needed without an EORI number."
  },
  "consignee_address": {
   "text": "Street and number of the consignee."
  },
  "consignee_city": {
   "text": "Town of the consignee."
  },
  "consignee_postcode": {
   "text": "Postcode of the consignee."
  },
  "consignee_country": {
   "text": "Country of the consignee."
  },
  "consignee_number": {
   "text": "EORI number of the consignee."
  },
  "consignee_template_name": {
   "text": "Template the block of the consignee was filled from."
  },
  "consignee_party": {
   "text": "Whether the block of the consignee is used."
  },
  "taxNoConsignee": {
   "text": "Tax number of the consignee, for your records; customs does not see it."
  },
  "carrier": {
   "text": "Name of the carrier; only needed without an EORI number."
  },
  "carrier_address": {
   "text": "Street and number of the carrier."
  },
  "carrier_city": {
   "text": "Town of the carrier."
  },
  "carrier_postcode": {
   "text": "Postcode of the carrier."
  },
  "carrier_country": {
   "text": "Country of the carrier."
  },
  "carrier_number": {
   "text": "EORI number of the carrier."
  },
  "carrier_template_name": {
   "text": "Template the block of the carrier was filled from."
  },
  "carrier_party": {
   "text": "Whether the block of the carrier is used."
  },
  "consignor": {
   "text": "Name of the consignor; only needed without an EORI number."
  },
  "consignor_address": {
   "text": "Street and number of the consignor."
  },
  "consignor_city": {
   "text": "Town of the consignor."
  },
  "consignor_postcode": {
   "text": "Postcode of the consignor."
  },
  "consignor_country": {
   "text": "Country of the consignor."
  },
  "consignor_number": {
   "text": "EORI number of the consignor."
  },
  "submitter_number": {
   "text": "EORI number of whoever hands in the message, where it is not the declarant."
  },
  "location_goods": {
   "text": "Where customs can examine the goods: country, type, qualifier and place in one code.",
   "example": "GBAUWLALONBTW"
  },
  "location_additional_id": {
   "text": "Additional identifier of the place within the location."
  },
  "declaration_office": {
   "text": "Customs office the declaration is lodged at, where customs asks for it.",
   "example": "GBLBA001"
  },
  "presentation_office": {
   "text": "Customs office the goods are presented at.",
   "example": "GBLBA001"
  },
  "supervising_custom": {
   "text": "Customs office that supervises the procedure.",
   "example": "GBLBA001"
  },
  "office_of_exit": {
   "text": "Customs office the goods leave by.",
   "example": "GB000290"
  },
  "placeOfLoading": {
   "text": "Airport or place where the goods are loaded for the journey to the country.",
   "example": "DTM"
  },
  "warehouse_type": {
   "text": "One letter for the kind of warehouse, for example U for a private one.",
   "example": "U"
  },
  "warehouse_ident": {
   "text": "Number of the warehouse with its country code.",
   "example": "1234567GB"
  },
  "warehouse_code": {
   "text": "Your own code of the warehouse; customs does not see it."
  },
  "container_flag": {
   "text": "1 when the goods cross the border in containers, else 0.",
   "example": "1"
  },
  "transportMode": {
   "text": "How the goods cross the border.",
   "example": "1"
  },
  "inlandMode": {
   "text": "How the goods travel inside the country."
  },
  "arrival_number": {
   "text": "Number or name of the means of transport on which the goods arrive.",
   "example": "9074729"
  },
  "arrival_type": {
   "text": "What kind of number identifies the means of transport on arrival.",
   "example": "10"
  },
  "departure_transport_number": {
   "text": "Identity of the means of transport the goods depart on.",
   "example": "CSCLGLOBE"
  },
  "departure_transport_type": {
   "text": "What the identity is, for example 11 for a ship's name.",
   "example": "11"
  },
  "active_transport_number": {
   "text": "Number or name of the means of transport that crosses the border."
  },
  "active_transport_type": {
   "text": "What kind of number identifies the means of transport at the border."
  },
  "active_transport_nationality": {
   "text": "Country in which the means of transport at the border is registered."
  },
  "transport_charges_method": {
   "text": "One letter for how the transport was paid for.",
   "example": "B"
  },
  "dispatch_country_code": {
   "text": "Country from which the goods were sent.",
   "example": "US"
  },
  "destination_country_code": {
   "text": "Country to which the goods go.",
   "example": "GB"
  },
  "total_packages": {
   "text": "Number of packages of the whole declaration."
  },
  "gross_mass": {
   "text": "Gross mass of all items; worked out for imports."
  },
  "currency": {
   "text": "Currency of the total invoiced: that of the items, or GBP when they differ."
  },
  "currency_1": {
   "text": "Sum of the item prices, times the exchange rate when one is given."
  },
  "exchangeRate": {
   "text": "Rate agreed in the contract; blank where the rate of the month counts."
  },
  "freight_charge_amount": {
   "text": "Costs of transport to the final destination, for low value goods.",
   "example": "13.75"
  },
  "freight_charge_currency": {
   "text": "Currency of the transport costs."
  },
  "incoterm_code": {
   "text": "Three letters of the Incoterm, for example CIF.",
   "example": "CIF"
  },
  "unlocode": {
   "text": "UN/LOCODE of the place the delivery terms name.",
   "example": "GBLON"
  },
  "delivery_place": {
   "text": "Country code and name of the place, where it has no UN/LOCODE.",
   "example": "GB Harwich"
  },
  "delivery_type": {
   "text": "How the delivery is arranged, for your records; customs does not see it."
  },
  "nature_of_transaction": {
   "text": "Code of the transaction when it is the same for all items.",
   "example": "1"
  },
  "issue_location": {
   "text": "Code of the place where the declaration was made out."
  },
  "loading_lists": {
   "text": "Number of loading lists that go with the declaration."
  },
  "loading_lists_unit": {
   "text": "Unit code sent with the number."
  },
  "authentication": {
   "text": "Signature or other mark by which the declaration is authenticated."
  },
  "authenticator": {
   "text": "Name of who authenticates the declaration."
  },
  "submitter": {
   "text": "Name of the submitter."
  },
  "submitter_city": {
   "text": "City of the submitter."
  },
  "submitter_country": {
   "text": "Country of the submitter."
  },
  "submitter_region_code": {
   "text": "Code of the part of the country in the address of the submitter."
  },
  "submitter_region": {
   "text": "Part of the country in the address of the submitter, by name."
  },
  "submitter_address": {
   "text": "Street and number of the submitter."
  },
  "submitter_postcode": {
   "text": "Postcode of the submitter."
  },
  "representative_region_code": {
   "text": "Code of the part of the country in the address of the representative."
  },
  "representative_region": {
   "text": "Part of the country in the address of the representative, by name."
  },
  "active_transport_name": {
   "text": "Name of the ship or other means of transport that crosses the border."
  },
  "active_transport_means": {
   "text": "Code of the kind of means of transport that crosses the border."
  },
  "carrier_region_code": {
   "text": "Code of the part of the country in the address of the carrier."
  },
  "carrier_region": {
   "text": "Part of the country in the address of the carrier, by name."
  },
  "carrier_communication": {
   "text": "Number or address at which the carrier is reached."
  },
  "carrier_communication_type": {
   "text": "Code of the kind of number or address: TE telephone, EM e-mail."
  },
  "consignor_address_type": {
   "text": "Code of the kind of address given for the consignor."
  },
  "consignor_region_code": {
   "text": "Code of the part of the country in the address of the consignor."
  },
  "consignor_region": {
   "text": "Part of the country in the address of the consignor, by name."
  },
  "exchange_currency": {
   "text": "Currency that the exchange rate is of; the invoice currency when it is blank."
  },
  "user_region_code": {
   "text": "Code of the part of the country in the address of the declarant."
  },
  "user_region": {
   "text": "Part of the country in the address of the declarant, by name."
  },
  "user_contact": {
   "text": "Person or department to speak to at the declarant."
  },
  "user_communication": {
   "text": "Number or address at which the declarant is reached."
  },
  "user_communication_type": {
   "text": "Code of the kind of number or address: TE telephone, EM e-mail."
  },
  "exporter_region_code": {
   "text": "Code of the part of the country in the address of the exporter."
  },
  "exporter_region": {
   "text": "Part of the country in the address of the exporter, by name."
  },
  "exporter_contact": {
   "text": "Person or department to speak to at the exporter."
  },
  "exporter_communication": {
   "text": "Number or address at which the exporter is reached."
  },
  "exporter_communication_type": {
   "text": "Code of the kind of number or address: TE telephone, EM e-mail."
  },
  "buyer_region_code": {
   "text": "Code of the part of the country in the address of the buyer."
  },
  "buyer_region": {
   "text": "Part of the country in the address of the buyer, by name."
  },
  "buyer_contact": {
   "text": "Person or department to speak to at the buyer."
  },
  "buyer_communication": {
   "text": "Number or address at which the buyer is reached."
  },
  "buyer_communication_type": {
   "text": "Code of the kind of number or address: TE telephone, EM e-mail."
  },
  "consignee_region_code": {
   "text": "Code of the part of the country in the address of the consignee."
  },
  "consignee_region": {
   "text": "Part of the country in the address of the consignee, by name."
  },
  "arrival_name": {
   "text": "Name of the means of transport at arrival."
  },
  "arrival_means": {
   "text": "Code of the kind of means of transport at arrival."
  },
  "departure_transport_name": {
   "text": "Name of the means of transport at departure."
  },
  "departure_transport_means": {
   "text": "Code of the kind of means of transport at departure."
  },
  "location_city": {
   "text": "City in the address of the goods."
  },
  "location_address": {
   "text": "Street and number where the goods are."
  },
  "location_postcode": {
   "text": "Postcode in the address of the goods."
  },
  "loading_place_name": {
   "text": "Name of the place of loading where it has no code."
  },
  "shipment_consignor": {
   "text": "Name of the consignor of the shipment."
  },
  "shipment_consignor_number": {
   "text": "EORI or other identification of the consignor of the shipment."
  },
  "shipment_consignor_city": {
   "text": "City of the consignor of the shipment."
  },
  "shipment_consignor_country": {
   "text": "Country of the consignor of the shipment."
  },
  "shipment_consignor_region_code": {
   "text": "Code of the part of the country in the address of the consignor of the shipment."
  },
  "shipment_consignor_region": {
   "text": "Part of the country in the address of the consignor of the shipment, by name."
  },
  "shipment_consignor_address": {
   "text": "Street and number of the consignor of the shipment."
  },
  "shipment_consignor_postcode": {
   "text": "Postcode of the consignor of the shipment."
  },
  "destination_region": {
   "text": "Code of the region in the country of destination."
  },
  "importer_region_code": {
   "text": "Code of the part of the country in the address of the importer."
  },
  "importer_region": {
   "text": "Part of the country in the address of the importer, by name."
  },
  "importer_contact": {
   "text": "Person or department to speak to at the importer."
  },
  "importer_communication": {
   "text": "Number or address at which the importer is reached."
  },
  "importer_communication_type": {
   "text": "Code of the kind of number or address: TE telephone, EM e-mail."
  },
  "invoice_number": {
   "text": "Number of the commercial invoice."
  },
  "payer": {
   "text": "Name of the payer."
  },
  "payer_number": {
   "text": "EORI or other identification of the payer."
  },
  "payer_city": {
   "text": "City of the payer."
  },
  "payer_country": {
   "text": "Country of the payer."
  },
  "payer_region_code": {
   "text": "Code of the part of the country in the address of the payer."
  },
  "payer_region": {
   "text": "Part of the country in the address of the payer, by name."
  },
  "payer_address": {
   "text": "Street and number of the payer."
  },
  "payer_postcode": {
   "text": "Postcode of the payer."
  },
  "seller_region_code": {
   "text": "Code of the part of the country in the address of the seller."
  },
  "seller_region": {
   "text": "Part of the country in the address of the seller, by name."
  },
  "seller_contact": {
   "text": "Person or department to speak to at the seller."
  },
  "seller_communication": {
   "text": "Number or address at which the seller is reached."
  },
  "seller_communication_type": {
   "text": "Code of the kind of number or address: TE telephone, EM e-mail."
  },
  "surety": {
   "text": "Name of the surety."
  },
  "surety_number": {
   "text": "EORI or other identification of the surety."
  },
  "surety_city": {
   "text": "City of the surety."
  },
  "surety_country": {
   "text": "Country of the surety."
  },
  "surety_region_code": {
   "text": "Code of the part of the country in the address of the surety."
  },
  "surety_region": {
   "text": "Part of the country in the address of the surety, by name."
  },
  "surety_address": {
   "text": "Street and number of the surety."
  },
  "surety_postcode": {
   "text": "Postcode of the surety."
  },
  "delivery_country_relation": {
   "text": "Code that says which country the place of delivery is in, seen from here."
  },
  "delivery_terms_text": {
   "text": "Delivery terms that no code says."
  },
  "ucr_id": {
   "text": "Unique consignment reference that an authority gave."
  },
  "items_unit": {
   "text": "Unit code sent with the number of items."
  },
  "location_country": {
   "text": "Country of a goods location that has not the usual form; blank where the goods location says it."
  },
  "location_type": {
   "text": "Type of a goods location that has not the usual form; blank where the goods location says it."
  },
  "location_qualifier": {
   "text": "Qualifier of a goods location that has not the usual form; blank where the goods location says it."
  },
  "location_name": {
   "text": "Name of a goods location that has not the usual form; blank where the goods location says it."
  },
  "arrival_mode": {
   "text": "Mode of transport at arrival sent in an export declaration; in an import it is the inland mode."
  },
  "departure_mode": {
   "text": "Mode of transport at departure sent in an import declaration; in an export it is the inland mode."
  },
  "gross_mass_unit": {
   "text": "Unit code sent with the total gross mass; kilograms are meant when it is blank."
  },
  "total_packages_unit": {
   "text": "Unit code sent with the number of packages."
  },
  "acceptance_form": {
   "text": "102 or 304 when the message has the acceptance date as a day under that form, 102 with time when it has a moment under the form of a day; blank for date and time."
  },
  "issue_form": {
   "text": "102 or 304 when the message has the issue date as a day under that form, 102 with time when it has a moment under the form of a day; blank for date and time."
  },
  "exit_date": {
   "text": "Day on which the goods leave."
  },
  "exit_time": {
   "text": "Time with zone at which the goods leave."
  },
  "exit_form": {
   "text": "304 when the message has the exit date as a day under the form of a moment, 102 with time the other way round; blank otherwise."
  },
  "invoice_date": {
   "text": "Day on which the invoice was made out."
  },
  "invoice_time": {
   "text": "Time with zone at which the invoice was made out."
  },
  "invoice_form": {
   "text": "304 when the message has the invoice date as a day under the form of a moment, 102 with time the other way round; blank otherwise."
  }
 },
 "item": {
  "item_no": {
   "text": "Number of the item; items are numbered from 1 without gaps."
  },
  "ref_number": {
   "text": "Your own reference for this item, where it differs from that of the declaration."
  },
  "commodityCode": {
   "text": "Tariff code of the goods: 8 digits, or 10 with the TARIC digits.",
   "example": "0808108090"
  },
  "combined_code": {
   "text": "Kind of the first 8 digits; TSP for the combined nomenclature."
  },
  "taric_code": {
   "text": "Kind of the digits 9 and 10; TRC for TARIC."
  },
  "cus_code": {
   "text": "Number of a chemical substance in the European customs inventory."
  },
  "cus_code_1": {
   "text": "Kind of the CUS code; CV."
  },
  "description": {
   "text": "What the goods are, in ordinary words and exactly enough to classify them.",
   "example": "Apples, fresh"
  },
  "req_code": {
   "text": "Two digits of the procedure the goods are entered for, for example 40 for free circulation.",
   "example": "40"
  },
  "prev_code": {
   "text": "Two digits of the procedure the goods were under before; 00 when there was none.",
   "example": "00"
  },
  "gross_mass": {
   "text": "Mass of the goods with their packaging, without transport equipment.",
   "example": "65"
  },
  "gross_mass_unit": {
   "text": "Unit code sent with the gross mass; kilograms are meant when it is blank.",
   "example": "KGM"
  },
  "net_mass": {
   "text": "Mass of the goods without any packaging.",
   "example": "59"
  },
  "net_mass_unit": {
   "text": "Unit code sent with the net mass; kilograms are meant when it is blank.",
   "example": "KGM"
  },
  "supplementaryUnits": {
   "text": "Quantity in the further unit that the tariff asks for with this commodity code."
  },
  "supplementary_unit": {
   "text": "Unit code sent with the supplementary units."
  },
  "itemPriceAmount": {
   "text": "Price of this item as invoiced.",
   "example": "1000"
  },
  "itemPriceCurr": {
   "text": "Currency of the item price."
  },
  "customs_value_amount": {
   "text": "Value of the goods in a consignment of low value.",
   "example": "103.33"
  },
  "customs_value_currency": {
   "text": "Currency of the value of low value goods."
  },
  "country_origin": {
   "text": "Country where the goods were made, grown or last substantially worked.",
   "example": "NZ"
  },
  "country_pref_origin": {
   "text": "Country or group of countries whose preference is claimed."
  },
  "preference": {
   "text": "Three digits for the duty rate asked for; 100 when no preference is claimed.",
   "example": "100"
  },
  "quota": {
   "text": "Number of the tariff quota that is claimed."
  },
  "val_indicator": {
   "text": "Four digits, one for each question about how buyer and seller are related.",
   "example": "0000"
  },
  "valuation_method": {
   "text": "Method by which the customs value was found; 1 for the price paid.",
   "example": "1"
  },
  "nature_of_transaction": {
   "text": "Kind of the deal behind the goods, for example 11 for an outright sale.",
   "example": "11"
  },
  "statistic_value": {
   "text": "Value of the goods at the border for the trade statistics."
  },
  "statistic_currency": {
   "text": "Currency of the statistical value."
  },
  "totalNumberOfPackages": {
   "text": "Sum of the package lines of this item."
  },
  "dest_code": {
   "text": "Country this item goes to, where it differs from that of the declaration."
  },
  "disp_code": {
   "text": "Country this item comes from, where it differs from that of the declaration."
  },
  "consignee": {
   "text": "Name of the consignee; only needed without an EORI number."
  },
  "consignee_address": {
   "text": "Street and number of the consignee."
  },
  "consignee_city": {
   "text": "Town of the consignee."
  },
  "consignee_postcode": {
   "text": "Postcode of the consignee."
  },
  "consignee_country": {
   "text": "Country of the consignee."
  },
  "consignee_number": {
   "text": "EORI number of the consignee."
  },
  "supplier": {
   "text": "Name of whoever supplied the goods. Kept for your records: the message has no place for it."
  },
  "supplier_city": {
   "text": "Town of the supplier."
  },
  "supplier_postcode": {
   "text": "Postcode of the supplier."
  },
  "supplier_country": {
   "text": "Country of the supplier."
  },
  "supplier_number": {
   "text": "EORI or other number of the supplier."
  },
  "supplier_party": {
   "text": "Whether the block of the supplier is used."
  },
  "buyer": {
   "text": "Name of the buyer."
  },
  "buyer_number": {
   "text": "EORI or other identification of the buyer."
  },
  "buyer_city": {
   "text": "City of the buyer."
  },
  "buyer_country": {
   "text": "Country of the buyer."
  },
  "buyer_region_code": {
   "text": "Code of the part of the country in the address of the buyer."
  },
  "buyer_region": {
   "text": "Part of the country in the address of the buyer, by name."
  },
  "buyer_address": {
   "text": "Street and number of the buyer."
  },
  "buyer_postcode": {
   "text": "Postcode of the buyer."
  },
  "buyer_contact": {
   "text": "Person or department to speak to at the buyer."
  },
  "buyer_communication": {
   "text": "Number or address at which the buyer is reached."
  },
  "buyer_communication_type": {
   "text": "Code of the kind of number or address: TE telephone, EM e-mail."
  },
  "consignee_region_code": {
   "text": "Code of the part of the country in the address of the consignee."
  },
  "consignee_region": {
   "text": "Part of the country in the address of the consignee, by name."
  },
  "consignor": {
   "text": "Name of the consignor."
  },
  "consignor_number": {
   "text": "EORI or other identification of the consignor."
  },
  "consignor_city": {
   "text": "City of the consignor."
  },
  "consignor_country": {
   "text": "Country of the consignor."
  },
  "consignor_region_code": {
   "text": "Code of the part of the country in the address of the consignor."
  },
  "consignor_region": {
   "text": "Part of the country in the address of the consignor, by name."
  },
  "consignor_address": {
   "text": "Street and number of the consignor."
  },
  "consignor_postcode": {
   "text": "Postcode of the consignor."
  },
  "destination_region": {
   "text": "Code of the region in the country of destination of this item."
  },
  "seller": {
   "text": "Name of the seller."
  },
  "seller_number": {
   "text": "EORI or other identification of the seller."
  },
  "seller_city": {
   "text": "City of the seller."
  },
  "seller_country": {
   "text": "Country of the seller."
  },
  "seller_region_code": {
   "text": "Code of the part of the country in the address of the seller."
  },
  "seller_region": {
   "text": "Part of the country in the address of the seller, by name."
  },
  "seller_address": {
   "text": "Street and number of the seller."
  },
  "seller_postcode": {
   "text": "Postcode of the seller."
  },
  "seller_contact": {
   "text": "Person or department to speak to at the seller."
  },
  "seller_communication": {
   "text": "Number or address at which the seller is reached."
  },
  "seller_communication_type": {
   "text": "Code of the kind of number or address: TE telephone, EM e-mail."
  },
  "ucr_id": {
   "text": "Unique consignment reference of this item that an authority gave."
  },
  "pref_origin_region": {
   "text": "Region of origin within the country."
  },
  "origin_region": {
   "text": "Region of origin within the country."
  },
  "origin_order": {
   "text": "Order in which the origins stood in the message that was read; blank for the usual one."
  },
  "procedure_order": {
   "text": "Order in which the procedures stood in the message that was read; blank for the usual one."
  },
  "classification_order": {
   "text": "Order in which the classification codes stood in the message that was read; blank for the usual one."
  }
 },
 "package": {
  "type_of_packages": {
   "text": "Two-character code for the kind of packaging, for example CT for carton.",
   "example": "CT"
  },
  "number_of_packages": {
   "text": "How many packages of this type the item has. Whole number; for bulk goods see the type.",
   "example": "20"
  },
  "shipping_mark": {
   "text": "Marks and numbers as they stand on the packages, or their address.",
   "example": "CT-1234228/34"
  },
  "package_sequence": {
   "text": "Leave blank: the lines of an item are numbered from 1."
  },
  "packing_material": {
   "text": "What the packages are made of."
  },
  "package_length": {
   "text": "Length of one package."
  },
  "package_length_unit": {
   "text": "Unit code of the measure."
  },
  "package_width": {
   "text": "Width of one package."
  },
  "package_width_unit": {
   "text": "Unit code of the measure."
  },
  "package_height": {
   "text": "Height of one package."
  },
  "package_height_unit": {
   "text": "Unit code of the measure."
  },
  "package_volume": {
   "text": "Volume of one package."
  },
  "package_volume_unit": {
   "text": "Unit code of the measure."
  },
  "packages_unit": {
   "text": "Unit code sent with the number of packages."
  }
 },
 "tax-line": {
  "tax_calc_type": {
   "text": "Who works out the amounts: customs (automatic) or you (manual)."
  },
  "tax_type": {
   "text": "Code of the duty or tax, for example A00 for customs duty or B00 for VAT.",
   "example": "A00"
  },
  "tax_unit": {
   "text": "Unit in which the tax base is counted, or a currency when you calculate by hand.",
   "example": "LTR"
  },
  "tax_quantity": {
   "text": "Quantity or amount on which the duty or tax is worked out."
  },
  "tax_base_amount": {
   "text": "Amount on which the duty or tax is worked out, where it is not a quantity.",
   "example": "1000.00"
  },
  "tax_base_currency": {
   "text": "Currency of the tax base amount.",
   "example": "GBP"
  },
  "tax_rate": {
   "text": "Rate of the duty or tax, only needed when you calculate by hand."
  },
  "tax_amount": {
   "text": "Amount to pay for this line."
  },
  "tax_currency": {
   "text": "Currency of the payable amount."
  },
  "tax_total": {
   "text": "Total of the duty or tax that was worked out for this line."
  },
  "tax_total_currency": {
   "text": "Currency of the total assessed."
  },
  "payment_method": {
   "text": "One letter for how the duty or tax is paid, for example E for deferment.",
   "example": "E"
  },
  "tax_preference": {
   "text": "For a second and further line only: the first has the preference of the item."
  },
  "tax_quota": {
   "text": "For a second and further line only: the first has the quota of the item."
  },
  "tax_deduction": {
   "text": "Amount by which the duty or tax is reduced."
  },
  "tax_deduction_currency": {
   "text": "Currency of the amount."
  }
 },
 "previous-document": {
  "docCategory": {
   "text": "X for temporary storage, Y for a simplified or first declaration, Z for any other previous document.",
   "example": "Z"
  },
  "import_prev_doc": {
   "text": "Code of the kind of document, for example DCR for a DUCR or 355 for an entry summary declaration.",
   "example": "DCR"
  },
  "prevTransactionRef": {
   "text": "Reference number of the previous document.",
   "example": "1GB427168118378-12345"
  },
  "goodsItemIdent": {
   "text": "Number of the item in the previous document that this one belongs to.",
   "example": "1"
  }
 },
 "additional-information": {
  "additionalInfoCode": {
   "text": "Code of the statement, for example 00500 when the importer is the declarant.",
   "example": "00500"
  },
  "additionalDescription": {
   "text": "Text that the statement code asks for.",
   "example": "Importer"
  },
  "statement_type": {
   "text": "Three letters that some statements have beside their code.",
   "example": "ACB"
  }
 },
 "produced-document": {
  "doc_code_1": {
   "text": "First character of the document code, for example C of C514.",
   "example": "C"
  },
  "doc_code_3": {
   "text": "Remaining three characters of the document code, for example 514 of C514.",
   "example": "514"
  },
  "doc_ident": {
   "text": "Reference number of the document.",
   "example": "GBEIR427168118378I"
  },
  "doc_status": {
   "text": "Two letters that say where the document is and how far it is used, for example AE.",
   "example": "AE"
  },
  "doc_status_reason": {
   "text": "Why the document has this status; some status codes ask for it."
  },
  "qualifier": {
   "text": "Unit of the quantity that is written off, for example KGM.",
   "example": "KGM"
  },
  "quantity_wo": {
   "text": "Quantity that this item uses up of the document."
  },
  "amount_wo": {
   "text": "Amount that this declaration takes from what the document allows.",
   "example": "1000.00"
  },
  "amount_wo_currency": {
   "text": "Currency of the amount written off.",
   "example": "GBP"
  },
  "issuing_auth": {
   "text": "Who issued the document."
  },
  "date_validity": {
   "text": "Last day on which the document is valid.",
   "example": "31/12/2026"
  },
  "issuing_auth_role": {
   "text": "Code of the role of the issuing authority."
  },
  "validity_time": {
   "text": "Time with zone, where the validity is given with one."
  },
  "validity_form": {
   "text": "304 when the message has the validity as a day under the form of a moment, 102 with time the other way round; blank otherwise."
  }
 },
 "additional-procedure": {
  "add_proc": {
   "text": "Three-character code that says more about the procedure; 000 when there is none.",
   "example": "000"
  },
  "add_proc_previous": {
   "text": "Previous procedure sent with this further code; hardly ever used."
  }
 },
 "additional-code": {
  "taric_add_code": {
   "text": "Four characters that the tariff asks for with this commodity code.",
   "example": "2501"
  },
  "taric_add_code_1": {
   "text": "Kind of the code on its left; TRA for a TARIC additional code."
  },
  "national_add_code": {
   "text": "Four characters of the national tariff, for example VATZ for zero-rated goods.",
   "example": "VATZ"
  },
  "national_add_code_1": {
   "text": "Kind of the code on its left; GN for a national additional code."
  }
 },
 "adjustment": {
  "deduction_type": {
   "text": "Code of the charge: those that begin with A are added, those that begin with B are deducted.",
   "example": "AK"
  },
  "deduction_val": {
   "text": "Amount of the charge, or a percentage where its type says so.",
   "example": "50.00"
  },
  "deduction_currency": {
   "text": "Currency of the amount.",
   "example": "GBP"
  }
 },
 "fiscal-reference": {
  "fiscal_ident_code": {
   "text": "Role of the party, for example FR1 for the importer.",
   "example": "FR1"
  },
  "fiscal_ident_no": {
   "text": "VAT number with its country code.",
   "example": "GB123456789"
  }
 },
 "supply-chain-actor": {
  "role_code": {
   "text": "What the party does: CS consolidates, MF makes, FW forwards, WH keeps a warehouse.",
   "example": "CS"
  },
  "ident_no": {
   "text": "EORI number of the party.",
   "example": "GB123456789000"
  }
 },
 "container": {
  "container_no": {
   "text": "Number painted on the container.",
   "example": "CSQU3054383"
  },
  "container_sequence": {
   "text": "Leave blank: the containers are numbered from 1. 0 where goods travel without one.",
   "example": "0"
  },
  "container_mark": {
   "text": "Number that the container had in the message it was read from, where its seals cannot name it otherwise.",
   "example": "2"
  }
 },
 "dangerous-goods": {
  "un_dg_code": {
   "text": "UN number of the dangerous goods, four digits.",
   "example": "1203"
  }
 },
 "origin": {
  "origin_country": {
   "text": "A further country of origin. Customs expects one of each type, and those stand above.",
   "example": "US"
  },
  "origin_type": {
   "text": "1 for an origin without preference, 2 for one with preference.",
   "example": "1"
  },
  "origin_region": {
   "text": "Region of origin within the country."
  }
 },
 "authorisation": {
  "auth_type_code": {
   "text": "Code of the authorisation, for example SDE for simplified declarations.",
   "example": "SDE"
  },
  "auth_ident_no": {
   "text": "EORI number of the holder of the authorisation.",
   "example": "GB123456789000"
  }
 },
 "deferred-payment": {
  "def_payment_category": {
   "text": "1 for the first deferment account, 2 for a second one.",
   "example": "1"
  },
  "def_payment_type": {
   "text": "DAN for a deferment account.",
   "example": "DAN"
  },
  "def_payment_id": {
   "text": "Deferment account number, seven digits.",
   "example": "1234567"
  }
 },
 "guarantee": {
  "guarantee": {
   "text": "Number: one guarantee reference. Comprehensive: another reference with access code, amount and office."
  },
  "guarantee_type": {
   "text": "One character for the kind of guarantee, for example 1 for a comprehensive one.",
   "example": "1"
  },
  "guarantee_ref": {
   "text": "Reference number of the guarantee (GRN), deferment account, or the words for a guarantee that is not required.",
   "example": "GBCGU123456789000"
  },
  "guarantee_ref_other": {
   "text": "Reference of a guarantee that has no GRN."
  },
  "guarantee_code": {
   "text": "Code that allows the guarantee to be used."
  },
  "guarantee_amount": {
   "text": "Amount of duty the guarantee has to cover.",
   "example": "1500.00"
  },
  "guarantee_currency": {
   "text": "Currency of the amount.",
   "example": "GBP"
  },
  "guarantee_custom": {
   "text": "Customs office where the guarantee is held.",
   "example": "GB000290"
  }
 },
 "routing-country": {
  "routing_code_country": {
   "text": "Country the goods travel through, in the order of the journey.",
   "example": "DE"
  },
  "routing_sequence": {
   "text": "Leave blank: the countries are numbered from 1."
  }
 },
 "seal": {
  "seal_number": {
   "text": "Number on the seal; NOSEALS when there are none.",
   "example": "17583753"
  },
  "seal_container_no": {
   "text": "Number of the container the seal is on; blank for the first container.",
   "example": "CONU1234567"
  },
  "seal_container_mark": {
   "text": "Which container the seal is on, for containers read from a message without a number or with the same one; blank otherwise.",
   "example": "2"
  },
  "seal_sequence": {
   "text": "Leave blank: the seals of a container are numbered from 1. 0 goes with NOSEALS.",
   "example": "0"
  }
 },
 "exchange-rate": {
  "exchange_currency": {
   "text": "Currency that the rate is of."
  },
  "exchange_rate": {
   "text": "Units of the currency for one pound."
  }
 },
 "consignment-item": {
  "consignor": {
   "text": "Name of the consignor."
  },
  "consignor_number": {
   "text": "EORI or other identification of the consignor."
  },
  "consignor_address_type": {
   "text": "Code of the kind of address given for the consignor."
  },
  "consignor_city": {
   "text": "City of the consignor."
  },
  "consignor_country": {
   "text": "Country of the consignor."
  },
  "consignor_region_code": {
   "text": "Code of the part of the country in the address of the consignor."
  },
  "consignor_region": {
   "text": "Part of the country in the address of the consignor, by name."
  },
  "consignor_address": {
   "text": "Street and number of the consignor."
  },
  "consignor_postcode": {
   "text": "Postcode of the consignor."
  },
  "transport_charges_method": {
   "text": "How the transport of this item is paid."
  }
 },
 "declaration-request": {
  "request_type": {
   "text": "What is asked of customs about a declaration they hold.",
   "example": "COR"
  },
  "request_ref": {
   "text": "Reference of this request, different from that of the declaration.",
   "example": "AMEND-1"
  },
  "mrn": {
   "text": "Number customs gave the declaration.",
   "example": "26GB00000000000017"
  },
  "submitter_number": {
   "text": "EORI of who sends the request, where it is to be named.",
   "example": "GB553202734852"
  }
 },
 "change": {
  "change_reason": {
   "text": "Why it is changed: 1 to 3 for a cancellation, the others for an amendment.",
   "example": "21"
  },
  "statement_description": {
   "text": "The reason in words.",
   "example": "The price of item 1 was mistyped."
  }
 },
 "pointer-level": {
  "sequence": {
   "text": "Which one of those that repeat, from 1.",
   "example": "2"
  },
  "document_section": {
   "text": "Class of the level in the message.",
   "example": "68A"
  },
  "tag": {
   "text": "The value meant, on the last level.",
   "example": "112"
  }
 }
};
