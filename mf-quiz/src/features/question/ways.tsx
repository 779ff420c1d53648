import { LinkButton } from '@burrow/client';
import type { QuizTry } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { NotSent } from '../../quiz/not-sent.tsx';
import { questionPath, quizPath, type QuizPlace } from '../../quiz/place.rules.ts';
import { openCount } from '../../quiz/standing.rules.ts';
import { useFinish } from './use-finish.ts';

interface WaysProps {
  readonly place: QuizPlace;
  readonly quizTry: QuizTry;
  /** The question that is shown, from 1. */
  readonly number: number;
  readonly isChecking: boolean;
  /** Null for a question that is settled. */
  readonly onCheck: (() => void) | null;
  readonly onReload: () => void;
}

/** Back, Check, Next, and Finish on the last question and as soon as all are answered. One of them is the main one. */
export function Ways({ place, quizTry, number, isChecking, onCheck, onReload }: WaysProps) {
  const { t } = useTranslation('quiz');
  const { finish, isFinishing, error } = useFinish(place, quizTry);
  const isLast = number === quizTry.questions.length;
  const isOver = quizTry.result !== null;
  const isComplete = openCount(quizTry) === 0;
  const offersFinish = !isOver && (isLast || isComplete);
  const to = (next: number): string => questionPath(place, next, quizTry.try_id);
  return (
    <>
      {error && <NotSent error={error} about="finish" onReload={onReload} />}
      <div className="quiz-ways">
        {number > 1 && <LinkButton to={to(number - 1)}>{t('ways.back')}</LinkButton>}
        <span className="quiz-ways__gap" />
        {onCheck && (
          <Button type="primary" size="large" loading={isChecking} onClick={onCheck}>
            {t('ways.check')}
          </Button>
        )}
        {!isLast && (
          <LinkButton to={to(number + 1)} main={!onCheck && !(isComplete && offersFinish)}>
            {t(onCheck ? 'ways.skip' : 'ways.next')}
          </LinkButton>
        )}
        {offersFinish && (
          <Button
            size="large"
            type={onCheck ? 'default' : 'primary'}
            loading={isFinishing}
            onClick={() => void finish()}
          >
            {t('ways.finish')}
          </Button>
        )}
        {isOver && (
          <LinkButton to={quizPath(place)} main={isLast}>
            {t('ways.result')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
