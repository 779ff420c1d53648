import { countryOf, PLANS } from '@burrow/billing';
import countries from './currencies.json' with { type: 'json' };

const FALLBACK = 'EUR';

/** The currencies in which every plan has a price. */
export const CURRENCIES: readonly string[] = Object.keys(PLANS[0]?.prices ?? {});

/** Returns the currency to show prices in: the one that was chosen, else that of the country, else euros. */
export function currencyFor(chosen: string | null, country: string | null): string {
  if (chosen !== null && CURRENCIES.includes(chosen)) return chosen;
  const code = countryOf(country) ?? '';
  const ofCountry = Object.entries(countries).find(([, codes]) => codes.includes(code))?.[0];
  return ofCountry !== undefined && CURRENCIES.includes(ofCountry) ? ofCountry : FALLBACK;
}
