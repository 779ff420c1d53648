import { askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import type { Subscription } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { type Resumed, useResumeSubscriptionMutation } from '../../api/own-billing.api.ts';
import { useWords } from '../../plans/use-words.ts';
import { useTellFailure } from './use-tell-failure.ts';

interface SubscriptionProps {
  readonly subscription: Subscription;
}

/** Resumes a subscription, and says so. */
function useResume(): { readonly resume: (wish: Resumed) => void; readonly isLoading: boolean } {
  const { t } = useTranslation('own-billing');
  const dispatch = useAppDispatch();
  const tellFailure = useTellFailure();
  const [ask, { isLoading }] = useResumeSubscriptionMutation();
  const resume = (wish: Resumed): void => {
    ask(wish)
      .unwrap()
      .then(() => dispatch(snackbarShown(t('resume.done'), 'success')))
      .catch(tellFailure);
  };
  return { resume, isLoading };
}

/** For who chose an end, until it is reached. */
export function ResumeButton({
  subscription: { state, purchase_id, ends_at, open_until },
}: SubscriptionProps) {
  const { t } = useTranslation('own-billing');
  const { resume, isLoading } = useResume();
  if (state === 'ended' || purchase_id === null || ends_at === null || open_until === null) return null;
  return (
    <Button type="primary" loading={isLoading} onClick={() => resume({ purchase_id, charges: 'later' })}>
      {t('resume.button')}
    </Button>
  );
}

/** For what is paused: tells before what is charged, and when. */
export function UnpauseButton({ subscription: { purchase_id, on_resume = null } }: SubscriptionProps) {
  const { t } = useTranslation('own-billing');
  const { day } = useDates();
  const { money } = useWords();
  const { resume, isLoading } = useResume();
  if (purchase_id === null || on_resume === null) return null;
  const ask = async (): Promise<void> => {
    const charges = new Date(on_resume.at) > new Date() ? 'later' : 'now';
    const told = { amount: money(on_resume.money), date: day(on_resume.at) };
    const question = {
      title: t('resume.title'),
      text: t(`resume.text.${charges}`, told),
      ok: t(`resume.ok.${charges}`, told),
      cancel: t('resume.leave'),
    };
    if (await askConfirm(question)) resume({ purchase_id, charges });
  };
  return (
    <Button type="primary" loading={isLoading} onClick={() => void ask()}>
      {t('resume.button')}
    </Button>
  );
}
