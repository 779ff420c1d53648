import countries from './countries.json' with { type: 'json' };

/** Codes of the countries to which the provider sells (ISO 3166), whose tax it knows. */
export const COUNTRIES: readonly string[] = countries;

/**
 * Returns the code of a country to which the provider sells, however it is written, or null.
 *
 * @example
 * import { countryOf } from '@burrow/billing';
 * countryOf('de') // → 'DE'
 * countryOf('XX') // → null
 */
export function countryOf(code: string | null | undefined): string | null {
  const written = (code ?? '').toUpperCase();
  return COUNTRIES.includes(written) ? written : null;
}
