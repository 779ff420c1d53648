import { formatMoney, type Money } from '@burrow/billing';
import { useTranslation } from '@burrow/i18n';

interface Words {
  readonly planName: (plan: string) => string;
  readonly money: (money: Money) => string;
}

/** Names of plans and amounts, as the page's language writes them. */
export function useWords(): Words {
  const { t, i18n } = useTranslation('billing');
  return {
    planName: plan => t(`plans.${plan}`, { defaultValue: plan }),
    money: money => formatMoney(money, i18n.language),
  };
}
