import { Icon } from '@burrow/ui';
import type { ChapterResult } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { QuestionResult } from './question-result.tsx';

interface QuizResultsProps {
  readonly quiz: ChapterResult;
  /** What the student calls the animal. */
  readonly animal: string;
}

/** A chapter's quiz and how far it is; opened, each of its questions with how it went over all tries. */
export function QuizResults({ quiz, animal }: QuizResultsProps) {
  const { t } = useTranslation('profile');
  return (
    <li className="level-line">
      <details>
        <summary className="level-line__head">
          {quiz.passed_at !== null && <Icon name="success" size={18} />}
          <span>{t('quizResults.quiz')}</span>
          <QuizState quiz={quiz} />
        </summary>
        <div className="quiz-results">
          <p>{t('quizResults.about')}</p>
          <ol className="quiz-results__questions">
            {quiz.questions.map(question => (
              <QuestionResult key={question.number} question={question} animal={animal} />
            ))}
          </ol>
        </div>
      </details>
    </li>
  );
}

function QuizState({ quiz }: Pick<QuizResultsProps, 'quiz'>) {
  const { t } = useTranslation('profile');
  const { day } = useDates();
  const { tries, best_score: best, question_count: total, pass_count: needed, passed_at: passedAt } = quiz;
  const score = { best, total, needed };
  return (
    <span className="level-line__state">
      {passedAt === null
        ? t(best === null ? 'quizResults.begun' : 'quizResults.notPassed', score)
        : t('quizResults.passed', { day: day(passedAt) })}
      {passedAt !== null && best !== null && ` · ${t('quizResults.best', score)}`}
      {tries > 0 && ` · ${t('studentPage.tries', { count: tries })}`}
    </span>
  );
}
