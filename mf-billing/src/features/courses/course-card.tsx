import { formatMoney, type Plan, priceIn } from '@burrow/billing';
import { LinkButton, useSession } from '@burrow/client';
import { DEFAULT_CHARACTER } from '@burrow/contracts/characters';
import { aboutCourse, courseEntry, fullCourseName } from '@burrow/contracts/courses';
import { useTranslation } from '@burrow/i18n';
import { useCourseProgressQuery } from './courses.api.ts';
import { courseAccess } from './course-access.rules.ts';

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
  const entry = courseEntry(course);
  const done = data?.completed_count ?? 0;
  const total = data?.level_count ?? 0;
  const level = data?.waiting?.slug ?? entry?.firstLevel;
  const progress = t('progress', { done, total });
  return (
    <article className="panel course-card">
      <img
        className="course-card__picture"
        src={`/assets/characters/portraits/${entry?.animal ?? DEFAULT_CHARACTER}.png`}
        alt=""
        width={96}
        height={96}
      />
      <h2>{data?.name ?? fullCourseName(course, i18n.language)}</h2>
      <p className="panel__text">{aboutCourse(course, i18n.language)}</p>
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
