import { useCountryQuery } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import { useCallback } from 'react';
import { currencyFor } from './currency.rules.ts';

interface ShownCurrency {
  /** Null until the visitor's country is known, unless one was chosen. */
  readonly currency: string | null;
  readonly choose: (currency: string) => void;
}

/** The currency of prices. A chosen one stays in the address, so that the next page and a reload keep it. */
export function useCurrency(): ShownCurrency {
  const [params, setParams] = useSearchParams();
  const { data, isLoading } = useCountryQuery();
  const chosen = params.get('currency');
  const choose = useCallback(
    (currency: string) =>
      setParams(
        now =>
          new URLSearchParams(
            [...now].filter(([name]) => name !== 'currency').concat([['currency', currency]]),
          ),
        { replace: true },
      ),
    [setParams],
  );
  const isUnknown = chosen === null && isLoading;
  return { currency: isUnknown ? null : currencyFor(chosen, data?.country_code ?? null), choose };
}
