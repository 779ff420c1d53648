import { formatMoney, type Money, type MoneyFormat } from '@burrow/billing';
import { useTranslation } from '@burrow/i18n';

/** Returns a function that writes an amount in the page's language. */
export function useMoney(): (money: Money, format?: MoneyFormat) => string {
  const { language } = useTranslation().i18n;
  return (money, format) => formatMoney(money, language, format);
}
