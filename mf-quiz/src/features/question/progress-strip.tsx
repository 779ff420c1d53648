import { LocaleLink } from '@burrow/client';
import type { QuizTry } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { questionPath, type QuizPlace } from '../../quiz/place.rules.ts';
import { statesOf } from '../../quiz/standing.rules.ts';
import { StateMark } from '../../quiz/state-mark.tsx';

interface ProgressStripProps {
  readonly place: QuizPlace;
  readonly quizTry: QuizTry;
  /** The question that is shown, from 1. */
  readonly number: number;
}

/** All questions of a try: right, wrong or open, each a way to it. */
export function ProgressStrip({ place, quizTry, number }: ProgressStripProps) {
  const { t } = useTranslation('quiz');
  return (
    <nav aria-label={t('strip.label')}>
      <ol className="quiz-strip">
        {statesOf(quizTry).map((state, index) => (
          <li key={index}>
            <LocaleLink
              to={questionPath(place, index + 1, quizTry.try_id)}
              className="quiz-strip__link"
              aria-current={index + 1 === number ? 'step' : undefined}
              aria-label={t(`strip.${state}`, { number: index + 1 })}
            >
              <StateMark number={index + 1} state={state} />
            </LocaleLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
