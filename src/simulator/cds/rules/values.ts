import { countries, currencies } from '../facts/codes.ts';
import type { Place } from '../place.ts';
import type { Rule } from './rule.ts';

const countryElements: ReadonlySet<string> = new Set([
  'CountryCode',
  'RoutingCountryCode',
  'RegistrationNationalityCode',
]);

/** Rules on values wherever they stand. */
export const valueRules: readonly Rule[] = [
  {
    code: 'CDS10020',
    demand: 'Every country is a known country code; a country of origin may be a four-digit country group.',
    breaches: ({ everything }) =>
      pointersWhere(everything, (place) => isCountry(place) && !isKnownCountry(place)),
  },
  {
    code: 'CDS10020',
    demand: 'Every currency is a currency code of ISO 4217.',
    breaches: ({ everything }) =>
      pointersWhere(everything, ({ element }) => {
        const currency = element.attributes.get('currencyID');
        return currency !== undefined && !currencies.has(currency);
      }),
  },
  {
    code: 'CDS10021',
    demand: 'No amount, mass or quantity is negative.',
    breaches: ({ everything }) =>
      pointersWhere(
        everything,
        ({ fact, element }) =>
          'format' in fact && /^(amount|quantity|number)/.test(fact.format) && Number(element.text) < 0,
      ),
  },
];

function pointersWhere(places: readonly Place[], isWrong: (place: Place) => boolean) {
  return places.filter(isWrong).map(({ pointer }) => pointer);
}

/** 062 is ExportCountry/ID, the only country in an element called ID. */
function isCountry({ fact }: Place): boolean {
  return countryElements.has(fact.name) || fact.code === '062';
}

function isKnownCountry({ fact, element }: Place): boolean {
  const code = element.text.trim();
  const isOriginGroup = fact.code === '063' && /^\d{4}$/.test(code);
  return countries.has(code) || isOriginGroup;
}
