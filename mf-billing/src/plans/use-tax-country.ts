import { countryOf } from '@burrow/billing';
import { keptInTab, useCountryQuery } from '@burrow/client';
import { useCallback, useState } from 'react';

const NAME = 'burrow.tax-country';

export interface TaxCountry {
  /** Whether the reader says in which country they pay: nobody else knows it. */
  readonly isAsked: boolean;
  /** Which the reader said in this tab; null for none. */
  readonly country: string | null;
  readonly choose: (country: string) => void;
}

/**
 * The country whose tax is in a price. Where the server does not know it, the reader chooses it, once for a tab. Null until it
 * has answered.
 */
export function useTaxCountry(): TaxCountry | null {
  const { data, isLoading } = useCountryQuery();
  const [chosen, setChosen] = useState(() => countryOf(keptInTab.getItem(NAME)));
  const choose = useCallback((country: string) => {
    keptInTab.setItem(NAME, country);
    setChosen(countryOf(country));
  }, []);
  if (isLoading) return null;
  const isAsked = countryOf(data?.country_code) === null;
  return { isAsked, country: isAsked ? chosen : null, choose };
}
