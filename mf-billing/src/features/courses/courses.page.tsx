import { PageHead } from '@burrow/client';
import { PLANS } from '@burrow/billing';
import { useTranslation } from '@burrow/i18n';
import { UnassignedNotice } from '../assign/index.ts';
import { CourseCard } from './course-card.tsx';

/** Choose Course: what each course is about, how far the learner is, and the way on. */
export function CoursesPage() {
  const { t } = useTranslation('courses');
  return (
    <div className="billing courses">
      <PageHead title={t('title')} text={t('text')} />
      <UnassignedNotice />
      <ul className="courses__list">
        {PLANS.map(plan =>
          plan.opens.kind === 'course' ? (
            <li key={plan.name}>
              <CourseCard course={plan.opens.course} plan={plan} />
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
