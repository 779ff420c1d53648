import { LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { levelPath, type QuizPlace } from '../../quiz/place.rules.ts';
import { useAfterQuizQuery, useQuizLevelQuery } from '../../quiz/around.api.ts';

/** The way to the first level of the next chapter that is open; the end of the course, if there is none. */
export function WayOn({ place }: { readonly place: QuizPlace }) {
  const { t } = useTranslation('quiz');
  const { data: level } = useQuizLevelQuery(place);
  const { data: part } = useAfterQuizQuery(level ? { ...place, level } : skipToken);
  if (!part) return null;
  if (!part.next) return <p className="quiz-result__end">{t('result.end')}</p>;
  return (
    <LinkButton to={levelPath(place, part.next.slug)} main>
      {t('result.next', { level: part.next.name })}
    </LinkButton>
  );
}
