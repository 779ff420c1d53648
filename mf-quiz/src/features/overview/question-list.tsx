import { LocaleLink } from '@burrow/client';
import type { QuizTry } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { questionPath, type QuizPlace } from '../../quiz/place.rules.ts';
import { QuizText } from '../../quiz/quiz-text.tsx';
import { statesOf } from '../../quiz/standing.rules.ts';
import { StateMark } from '../../quiz/state-mark.tsx';

interface QuestionListProps {
  readonly place: QuizPlace;
  readonly quizTry: QuizTry;
}

/** Each question of a try with how it went, to be looked at again. */
export function QuestionList({ place, quizTry }: QuestionListProps) {
  const { t } = useTranslation('quiz');
  const states = statesOf(quizTry);
  return (
    <ol className="quiz-questions">
      {quizTry.questions.map(({ question: { number, text } }, index) => {
        const state = states[index] ?? 'open';
        return (
          <li key={number}>
            <LocaleLink to={questionPath(place, number, quizTry.try_id)} className="quiz-questions__link">
              <StateMark number={number} state={state} />
              <div className="quiz-questions__text">
                <QuizText text={text} />
              </div>
              <span className="quiz-questions__state">{t(`state.${state}`)}</span>
            </LocaleLink>
          </li>
        );
      })}
    </ol>
  );
}
