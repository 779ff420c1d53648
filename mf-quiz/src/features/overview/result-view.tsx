import { LinkButton, LocaleLink } from '@burrow/client';
import type { Quiz, QuizResult, QuizTry } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, Panel } from '@burrow/ui';
import { levelPath, questionPath, type QuizPlace } from '../../quiz/place.rules.ts';
import { useFinishQuizMutation } from '../../quiz/quiz.api.ts';
import { finishKey } from '../../quiz/finish-key.rules.ts';
import { EarnedList } from './earned-list.tsx';
import { QuestionList } from './question-list.tsx';
import { WayOn } from './way-on.tsx';

interface ResultViewProps {
  readonly place: QuizPlace;
  readonly quiz: Quiz;
  readonly quizTry: QuizTry;
  readonly result: QuizResult;
}

/** How a try went: the score, what it earned, each question again, what to read again, and the ways on. */
export function ResultView({ place, quiz, quizTry, result }: ResultViewProps) {
  const { t } = useTranslation('quiz');
  const { try_id: tryId } = quizTry;
  const [, { data: finished }] = useFinishQuizMutation({ fixedCacheKey: finishKey(tryId) });
  const { passed, score, read_again: levels } = result;
  const isOpenNow = quiz.passed || passed;
  return (
    <>
      <section className="panel quiz-result" aria-labelledby="quiz-result">
        <Score score={score} count={quizTry.questions.length} passed={passed} />
        <div className="quiz-result__words">
          <h2 id="quiz-result">{t(passed ? 'result.passed.title' : 'result.notYet.title')}</h2>
          <p>
            {passed
              ? t('result.passed.text')
              : t('result.notYet.text', { pass: quiz.pass_count, count: quiz.question_count })}
          </p>
          {quiz.passed && !passed && <p>{t('result.stillPassed')}</p>}
        </div>
        {finished && <EarnedList earned={finished.earned} />}
        <div className="quiz-result__ways">
          {isOpenNow && <WayOn place={place} />}
          <LinkButton to={questionPath(place, 1)} main={!isOpenNow}>
            {t('again')}
          </LinkButton>
        </div>
      </section>
      {levels.length > 0 && (
        <Panel title={t('result.read')} text={t('result.readText')}>
          <ul className="quiz-levels">
            {levels.map(({ slug, name }) => (
              <li key={slug}>
                <LocaleLink to={levelPath(place, slug)} className="quiz-levels__link">
                  <Icon name="book" size={20} /> <bdi>{name}</bdi>
                </LocaleLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('result.questions')} text={t('result.questionsText')}>
        <QuestionList place={place} quizTry={quizTry} />
      </Panel>
    </>
  );
}

interface ScoreProps {
  readonly score: number;
  readonly count: number;
  readonly passed: boolean;
}

function Score({ score, count, passed }: ScoreProps) {
  const { t } = useTranslation('quiz');
  return (
    <p className={`quiz-score ${passed ? 'quiz-score--passed' : ''}`}>
      <span aria-hidden="true" dir="ltr">
        <b>{score}</b>/{count}
      </span>
      <span className="visually-hidden">{t('result.score', { score, count })}</span>
    </p>
  );
}
