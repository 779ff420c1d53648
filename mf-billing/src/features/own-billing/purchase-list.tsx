import { LocaleLink, modalOpened, useAppDispatch } from '@burrow/client';
import type { Purchase } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { hasReceipt, mayAskForRefund, stateOfPurchase } from './states.rules.ts';
import { useWords } from '../../plans/use-words.ts';

/** All purchases, the newest first, each with how it stands in plain words. */
export function PurchaseList({ purchases }: { readonly purchases: readonly Purchase[] }) {
  const { t } = useTranslation('own-billing');
  return (
    <ul className="bought" aria-label={t('history.title')}>
      {purchases.map(purchase => (
        <li key={purchase.id} className="bought__line">
          <Words purchase={purchase} />
          <Actions purchase={purchase} />
        </li>
      ))}
    </ul>
  );
}

function Words({ purchase }: { readonly purchase: Purchase }) {
  const { t } = useTranslation('own-billing');
  const { day } = useDates();
  const { planName, money } = useWords();
  const state = stateOfPurchase(purchase);
  return (
    <div className="bought__words">
      <strong>{planName(purchase.plan_name)}</strong>
      <span>
        {purchase.is_gift ? t('history.gift') : <bdi>{money(purchase.paid)}</bdi>}
        {purchase.paid_at && ` · ${day(purchase.paid_at)}`}
      </span>
      <span>{t(`state.${state}`, { count: purchase.seats })}</span>
      {!purchase.is_gift && purchase.returned.amount > 0 && (
        <span>{t('history.returned', { amount: money(purchase.returned) })}</span>
      )}
    </div>
  );
}

function Actions({ purchase }: { readonly purchase: Purchase }) {
  const { t } = useTranslation('own-billing');
  const dispatch = useAppDispatch();
  const id = encodeURIComponent(purchase.id);
  const assign = (): void => {
    const courseName = purchase.course_name;
    dispatch(modalOpened({ name: 'assign-purchase', props: courseName === null ? {} : { courseName } }));
  };
  return (
    <div className="bought__actions">
      {stateOfPurchase(purchase) === 'unassigned' && <Button onClick={assign}>{t('history.assign')}</Button>}
      {hasReceipt(purchase) && (
        <LocaleLink to={`profile/billing/receipt/${id}`}>{t('history.receipt')}</LocaleLink>
      )}
      {stateOfPurchase(purchase) === 'class-set' && (
        <LocaleLink to="organization/class-sets">{t('history.seats')}</LocaleLink>
      )}
      {mayAskForRefund(purchase) && (
        <LocaleLink to={`profile/billing/refund/${id}`}>
          {t(purchase.withdraw_until === null ? 'history.refund' : 'history.withdraw')}
        </LocaleLink>
      )}
    </div>
  );
}
