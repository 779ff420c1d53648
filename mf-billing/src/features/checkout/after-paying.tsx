import { after, api, type ApiError, LinkButton, useAppDispatch } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, Icon, type IconName, MessagePanel } from '@burrow/ui';
import { useEffect, useState } from 'react';
import { useAskedCheckoutQuery, useCheckoutStateQuery } from '../../api/checkout.api.ts';
import { checkoutOfTab } from './begun-checkout.ts';
import { isSettled, LATE_MS, type Outcome, outcomeOf, PATIENCE_MS } from './outcome.rules.ts';
import { WayOn } from './way-on.tsx';

const ASK_EVERY_MS = 1500;

const ICONS: Partial<Record<Outcome, IconName>> = { ready: 'success', assign: 'success', declined: 'error' };

function useHasWaited(ms: number): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => after(ms, () => setHasWaited(true)), [ms]);
  return hasWaited;
}

/** Asks how a purchase stands until nothing changes any more. */
function useOutcome(id: string) {
  const dispatch = useAppDispatch();
  const hasWaited = useHasWaited(PATIENCE_MS);
  const isLate = useHasWaited(LATE_MS);
  const [isDone, setIsDone] = useState(false);
  const answer = useCheckoutStateQuery(id, { pollingInterval: isDone ? 0 : ASK_EVERY_MS });
  const { data } = answer;
  // What no webhook has brought is asked for, once; what comes of it is seen by asking on.
  useAskedCheckoutQuery(id, { skip: !isLate || data?.state !== 'open' });
  const outcome = data ? outcomeOf(data, hasWaited) : null;
  const isOpen = data?.is_open ?? false;
  if (!isDone && outcome !== null && isSettled(outcome)) setIsDone(true);
  useEffect(() => {
    if (isOpen) dispatch(api.util.invalidateTags(['CurrentUser']));
  }, [dispatch, isOpen]);
  return { ...answer, outcome };
}

/** Waits for what was paid to be usable, says how it stands, and leads on. A reload or a return later says the same. */
export function AfterPaying({ id }: { readonly id: string }) {
  const { t } = useTranslation(['checkout', 'shell']);
  const textOf = useProblemText();
  const [begun] = useState(checkoutOfTab);
  const { data, error, outcome, refetch } = useOutcome(id);
  if (!data || !outcome) {
    if (!error) return <DelayedSkeleton label={t('shell:loading')} lines={4} />;
    // A card that was changed is no purchase.
    if ((error as ApiError).code === 'payment/unknown-purchase')
      return (
        <MessagePanel title={t('checkout:link.done')} text={t('checkout:link.doneText')}>
          <LinkButton to="profile/billing" main>
            {t('checkout:ways.billing')}
          </LinkButton>
        </MessagePanel>
      );
    return (
      <MessagePanel alert title={t('checkout:notRead')} text={textOf(error as ApiError)}>
        <Button type="primary" onClick={() => void refetch()}>
          {t('checkout:retry')}
        </Button>
      </MessagePanel>
    );
  }
  const next = begun?.transaction === id ? begun.next : null;
  return (
    <article className="billing billing--narrow after-paying">
      <div role="status" className="after-paying__words">
        <Icon name={ICONS[outcome] ?? 'info'} size={32} className={`after-paying__icon--${outcome}`} />
        <h1>{t(`checkout:outcome.${outcome}.title`)}</h1>
        <p>{t(`checkout:outcome.${outcome}.text`)}</p>
      </div>
      <WayOn outcome={outcome} planName={data.plan_name} next={next} />
    </article>
  );
}
