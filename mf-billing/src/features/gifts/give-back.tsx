import { askConfirm } from '@burrow/client';
import { isApiError, useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { useGiveGiftBackMutation } from '../../api/gifts.api.ts';

interface GiveBackProps {
  readonly id: string;
  readonly until: string;
}

/** Withdraws from a gift: no reason is asked for. */
export function GiveBack({ id, until }: GiveBackProps) {
  const { t } = useTranslation('gifts');
  const { day } = useDates();
  const textOf = useProblemText();
  const [giveBack, { isLoading, error }] = useGiveGiftBackMutation();
  const ask = async (): Promise<void> => {
    const question = {
      title: t('back.question'),
      text: t('back.questionText'),
      ok: t('back.button'),
      cancel: t('back.keep'),
      destructive: true,
    };
    if (await askConfirm(question)) await giveBack(id);
  };
  return (
    <section className="billing-panel" aria-label={t('back.title')}>
      <h2>{t('back.title')}</h2>
      <p>{t('back.text', { date: day(until) })}</p>
      {isApiError(error) && (
        <Note kind="error" live>
          <p>{textOf(error)}</p>
        </Note>
      )}
      <div className="buttons">
        <Button loading={isLoading} onClick={() => void ask()}>
          {t('back.button')}
        </Button>
      </div>
    </section>
  );
}
