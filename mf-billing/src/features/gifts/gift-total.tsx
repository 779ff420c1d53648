import type { CheckoutPreview } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useMoney } from '../../plans/use-money.ts';

/** What a gift costs with tax; it is paid once. */
export function GiftTotal({ preview: { subtotal, tax, total } }: { readonly preview: CheckoutPreview }) {
  const { t } = useTranslation('checkout');
  const money = useMoney();
  return (
    <div className="order-total" aria-live="polite">
      <dl>
        <dt>{t('price')}</dt>
        <dd>{money(subtotal)}</dd>
        <dt>{t('tax')}</dt>
        <dd>{money(tax)}</dd>
        <dt className="order-total__sum">{t('total')}</dt>
        <dd className="order-total__sum">{money(total)}</dd>
      </dl>
      <p>{t('next.once')}</p>
    </div>
  );
}
