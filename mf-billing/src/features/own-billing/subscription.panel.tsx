import { askConfirm, loadDocument, snackbarShown, useAppDispatch } from '@burrow/client';
import type { Subscription } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Note, Panel } from '@burrow/ui';
import { useState } from 'react';
import { useCancelSubscriptionMutation, useChangeCardMutation } from '../../api/own-billing.api.ts';
import { ChangePlan } from './change-plan.tsx';
import { ResumeButton, UnpauseButton } from './resume-button.tsx';
import { stateOfSubscription } from './states.rules.ts';
import { useTellFailure } from './use-tell-failure.ts';
import { useWords } from '../../plans/use-words.ts';

interface SubscriptionProps {
  readonly subscription: Subscription;
}

/** A subscription: how it stands, what is charged next, and what can be done about it. */
export function SubscriptionPanel({ subscription }: SubscriptionProps) {
  const { t } = useTranslation('own-billing');
  const { planName } = useWords();
  const [isChanging, setChanging] = useState(false);
  const state = stateOfSubscription(subscription);
  const text = useStateText(subscription);
  const isPastDue = subscription.state === 'past-due';
  return (
    <Panel title={planName(subscription.plan_name)} {...(isPastDue ? {} : { text })}>
      {isPastDue && (
        <Note kind="error" live>
          <p>{text}</p>
        </Note>
      )}
      {state !== 'ended' && state !== 'closed' && (
        <div className="bought__actions">
          {state === 'running' && (
            <Button aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {t('change.button')}
            </Button>
          )}
          {(state === 'running' || isPastDue) && <CardButton isUrgent={isPastDue} />}
          {state === 'ending' && <ResumeButton subscription={subscription} />}
          {subscription.state === 'paused' && <UnpauseButton subscription={subscription} />}
          {state !== 'ending' && <CancelButton subscription={subscription} />}
        </div>
      )}
      {isChanging && (
        <ChangePlan
          now={subscription.plan_name}
          from={subscription.next_plan ?? subscription.plan_name}
          onDone={() => setChanging(false)}
        />
      )}
    </Panel>
  );
}

function useStateText(subscription: Subscription): string {
  const { t } = useTranslation('own-billing');
  const { day } = useDates();
  const { money, planName } = useWords();
  const { next_charge, open_until, ends_at, next_plan = null } = subscription;
  const until = open_until ?? ends_at;
  const state = stateOfSubscription(subscription);
  return t(`subscription.${state === 'running' && next_plan !== null ? 'changing' : state}`, {
    plan: next_plan === null ? '' : planName(next_plan),
    amount: next_charge ? money(next_charge.money) : '',
    date: next_charge ? day(next_charge.at) : '',
    until: until ? day(until) : '',
  });
}

function CardButton({ isUrgent }: { readonly isUrgent: boolean }) {
  const { t } = useTranslation('own-billing');
  const tellFailure = useTellFailure();
  const [changeCard, { isLoading }] = useChangeCardMutation();
  const change = (): void => {
    changeCard()
      .unwrap()
      .then(({ url }) => loadDocument(url))
      .catch(tellFailure);
  };
  return (
    <Button type={isUrgent ? 'primary' : 'default'} loading={isLoading} onClick={change}>
      {t('subscription.card')}
    </Button>
  );
}

function CancelButton({ subscription }: SubscriptionProps) {
  const { t } = useTranslation('own-billing');
  const { day } = useDates();
  const dispatch = useAppDispatch();
  const tellFailure = useTellFailure();
  const [cancel, { isLoading }] = useCancelSubscriptionMutation();
  const { state, purchase_id, next_charge, open_until } = subscription;
  const until = next_charge?.at ?? open_until;
  // What is not paid ends at once, and so does what is paused, of which the rest of the paid time stays open.
  const isOpen = state !== 'past-due' && until !== null && new Date(until) > new Date();
  if (purchase_id === null) return null;
  const ask = async (): Promise<void> => {
    const question = {
      title: t('cancel.title'),
      text: isOpen ? t('cancel.text', { date: day(until) }) : t('cancel.textNow'),
      ok: t('cancel.ok'),
      cancel: t('cancel.keep'),
      destructive: true,
    };
    if (!(await askConfirm(question))) return;
    await cancel(purchase_id)
      .unwrap()
      .then(() => (isOpen ? t('cancel.done', { date: day(until) }) : t('cancel.doneNow')))
      .then(text => dispatch(snackbarShown(text, 'success')))
      .catch(tellFailure);
  };
  return (
    <Button loading={isLoading} onClick={() => void ask()}>
      {t('cancel.button')}
    </Button>
  );
}
