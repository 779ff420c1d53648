import { LinkButton, useSession } from '@burrow/client';
import { type Quiz, type QuizTry, userOnlyLooks } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, Note, Portrait } from '@burrow/ui';
import { questionPath, type QuizPlace } from '../../quiz/place.rules.ts';
import { firstOpen } from '../../quiz/standing.rules.ts';
import { useAnimal } from '../../quiz/use-animal.ts';

interface IntroductionProps {
  readonly place: QuizPlace;
  readonly quiz: Quiz;
  /** The try that was begun. */
  readonly open: QuizTry | null;
}

/** What a quiz is, what passes it, and the way in. */
export function Introduction({ place, quiz, open }: IntroductionProps) {
  const { t } = useTranslation('quiz');
  const { character } = useAnimal();
  const { user } = useSession();
  const { question_count: count, pass_count: pass } = quiz;
  return (
    <section className="panel quiz-intro" aria-label={t('intro.label')}>
      <Portrait character={character} size={112} framed />
      <ul className="quiz-intro__facts">
        <li>{t('intro.questions', { count })}</li>
        <li>{t('intro.pass', { pass, count })}</li>
        <li>{t('intro.first')}</li>
        <li>{t('intro.again')}</li>
        <li>{t('intro.pace')}</li>
      </ul>
      <Standing quiz={quiz} />
      {userOnlyLooks(user) ? (
        <Note kind="info">{t('problem.looking.text')}</Note>
      ) : open ? (
        <>
          <p>{t('intro.answered', { answered: quiz.answered ?? 0, count })}</p>
          <LinkButton to={questionPath(place, firstOpen(open) ?? count, open.try_id)} main>
            {t('goOn')}
          </LinkButton>
        </>
      ) : (
        <LinkButton to={questionPath(place, 1)} main>
          {t('begin')}
        </LinkButton>
      )}
    </section>
  );
}

/** How somebody stands who has passed the quiz, or finished a try before the open one. */
function Standing({
  quiz: { passed, best_score: best, question_count: count },
}: Pick<IntroductionProps, 'quiz'>) {
  const { t } = useTranslation('quiz');
  if (!passed && best === null) return null;
  return (
    <p className="quiz-intro__standing">
      {passed && (
        <>
          <Icon name="success" size={20} /> {t('intro.passed')}{' '}
        </>
      )}
      {best !== null && t('intro.best', { best, count })}
    </p>
  );
}
