import type { ApiError } from '@burrow/client';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import type { QuizPlace } from '../../quiz/place.rules.ts';
import { useSettleVisitorTryMutation } from '../../quiz/quiz.api.ts';
import { NotSent } from '../../quiz/not-sent.tsx';

interface VisitorTryProps {
  readonly place: QuizPlace;
  /** When it was begun. */
  readonly at: string;
}

/** Asks whose a try is that somebody in this browser began without logging in. Either answer ends the question. */
export function VisitorTry({ place, at }: VisitorTryProps) {
  const { t } = useTranslation('quiz');
  const { day } = useDates();
  const [settle, { isLoading, error }] = useSettleVisitorTryMutation();
  return (
    <Panel title={t('visitorTry.title')} text={t('visitorTry.text', { day: day(at) })}>
      <div className="panel__links">
        {([true, false] as const).map(isOwn => (
          <Button key={String(isOwn)} disabled={isLoading} onClick={() => void settle({ place, isOwn })}>
            {t(isOwn ? 'visitorTry.mine' : 'visitorTry.notMine')}
          </Button>
        ))}
      </div>
      {error && <NotSent error={error as ApiError} about="visitorTry" />}
    </Panel>
  );
}
