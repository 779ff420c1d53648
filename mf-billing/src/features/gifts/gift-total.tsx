import type { CheckoutPreview } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useMoney } from '../../plans/use-money.ts';
import { useTax } from '../../plans/use-tax.ts';

/** What a gift costs with tax; it is paid once. */
export function GiftTotal({ preview }: { readonly preview: CheckoutPreview }) {
  const { t } = useTranslation('checkout');
  const money = useMoney();
  const taxOf = useTax();
  return (
    <div className="order-total" aria-live="polite">
      <dl>
        <dt>{t('price')}</dt>
        <dd>{money(preview.subtotal)}</dd>
        <dt>{t('tax')}</dt>
        <dd>{taxOf(preview)}</dd>
        <dt className="order-total__sum">{t('total')}</dt>
        <dd className="order-total__sum">{money(preview.total)}</dd>
      </dl>
      <p>{t('next.once')}</p>
    </div>
  );
}
