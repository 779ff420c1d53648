import { useTranslation } from '@burrow/i18n';
import { LocaleLink } from '@burrow/client';
import { Icon } from '@burrow/ui';
import { useState } from 'react';
import { useCheckoutStateQuery } from '../../api/checkout.api.ts';
import { checkoutOfTab } from './begun-checkout.ts';

/** Tells who comes back to the order, by the back button, that it is paid already. */
export function JustBought({ plan }: { readonly plan: string }) {
  const { t } = useTranslation('checkout');
  const [begun] = useState(checkoutOfTab);
  const isSame = begun?.plan === plan;
  const { data } = useCheckoutStateQuery(begun?.transaction ?? '', { skip: !isSame });
  if (!begun || data?.state !== 'paid') return null;
  return (
    <div className="billing-note" role="status">
      <Icon name="success" />
      <p>
        {t('justBought')}{' '}
        <LocaleLink to={`checkout?${new URLSearchParams({ paid: begun.transaction })}`}>
          {t('seePurchase')}
        </LocaleLink>
      </p>
    </div>
  );
}
