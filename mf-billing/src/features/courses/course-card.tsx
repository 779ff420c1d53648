import { formatMoney, type Plan, priceIn } from '@burrow/billing';
import { LinkButton, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useCourseProgressQuery } from './courses.api.ts';
import { courseAccess } from './course-access.rules.ts';

const FIRST_LEVELS: Readonly<Record<string, string>> = {
  python: 'intro-level1',
  'advanced-python': 'generators-level1',
};
const PICTURES: Readonly<Record<string, string>> = { python: 'Rabbit', 'advanced-python': 'Fox' };

interface CourseCardProps {
  readonly course: string;
  readonly plan: Plan;
}

/** A course: picture, what it teaches, progress, and the one way on. A child sees no price. */
export function CourseCard({ course, plan }: CourseCardProps) {
  const { t, i18n } = useTranslation('courses');
  const { user, isLoading } = useSession();
  const { data } = useCourseProgressQuery({ course, language: i18n.language });
  const access = isLoading ? 'partly-open' : courseAccess(user, course);
  const done = data?.completed_count ?? 0;
  const total = data?.level_count ?? 0;
  const level = data?.waiting?.slug ?? FIRST_LEVELS[course];
  const progress = t('progress', { done, total });
  return (
    <article className="panel course-card">
      <img
        className="course-card__picture"
        src={`/assets/characters/portraits/${PICTURES[course]}.png`}
        alt=""
        width={96}
        height={96}
      />
      <h2>{data?.name ?? t(`names.${course}`)}</h2>
      <p className="panel__text">{t(`about.${course}`)}</p>
      {total > 0 && (
        <div>
          <p>{progress}</p>
          <progress value={done} max={total} aria-label={progress} />
        </div>
      )}
      {access === 'for-sale' && (
        <p className="panel__text">
          {t('price', { price: formatMoney(priceIn(plan, 'EUR'), i18n.language, { isShort: true }) })}
        </p>
      )}
      <div className="bought__actions">
        <LinkButton to={`play/${course}/${level}`} main>
          {t(done > 0 ? 'continue' : 'begin')}
        </LinkButton>
        {access === 'for-sale' && <LinkButton to="purchase">{t('buy')}</LinkButton>}
      </div>
    </article>
  );
}
