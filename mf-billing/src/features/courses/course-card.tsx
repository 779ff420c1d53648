import { formatMoney, type Plan, priceIn } from '@burrow/billing';
import { LinkButton, useSession } from '@burrow/client';
import laterFarm from '@burrow/content/pictures/generators-level1.png';
import firstFarm from '@burrow/content/pictures/intro-level1.png';
import { DEFAULT_CHARACTER } from '@burrow/contracts/characters';
import { courseEntry, LESSON_COURSES } from '@burrow/contracts/courses';
import { useTranslation } from '@burrow/i18n';
import { useCourseProgressQuery } from './courses.api.ts';
import { courseAccess } from './course-access.rules.ts';

/** A level of each course, in their order, as the build draws it. */
const FARMS = [firstFarm, laterFarm];

interface CourseCardProps {
  readonly course: string;
  readonly plan: Plan;
}

/** A course: picture, what it teaches, progress, and the one way on. A child sees no price. */
export function CourseCard({ course, plan }: CourseCardProps) {
  const { t, i18n } = useTranslation('courses');
  const { t: courseWord } = useTranslation('course-words');
  const { user, isLoading } = useSession();
  const { data } = useCourseProgressQuery({ course, language: i18n.language });
  const access = isLoading ? 'partly-open' : courseAccess(user, course);
  const entry = courseEntry(course);
  const done = data?.completed_count ?? 0;
  const total = data?.level_count ?? 0;
  const level = data?.waiting?.slug ?? entry?.firstLevel;
  const progress = t('progress', { done, count: total });
  return (
    <article className="panel course-card">
      <div className="course-card__farm">
        <img
          src={FARMS[LESSON_COURSES.findIndex(({ slug }) => slug === course)] ?? firstFarm}
          alt=""
          width={320}
          height={224}
          loading="lazy"
        />
        <img
          className="course-card__animal"
          src={`/assets/characters/portraits/${entry?.animal ?? DEFAULT_CHARACTER}.png`}
          alt=""
          width={64}
          height={64}
        />
      </div>
      <h2>{data?.name ?? courseWord(`${course}.full`)}</h2>
      <p className="panel__text">{courseWord(`${course}.about`)}</p>
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
