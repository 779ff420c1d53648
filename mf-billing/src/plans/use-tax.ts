import type { CheckoutPreview } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useMoney } from './use-money.ts';

/** Says the tax of a preview in words; never that it is nothing where nobody knows whose tax it is. */
export function useTax(): (preview: Pick<CheckoutPreview, 'tax' | 'is_tax_known'>) => string {
  const { t } = useTranslation('checkout');
  const money = useMoney();
  return ({ tax, is_tax_known = true }) => (is_tax_known ? money(tax) : t('taxLater'));
}
