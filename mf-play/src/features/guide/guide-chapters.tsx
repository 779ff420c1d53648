import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { ChapterLevelsTable } from './chapter-levels-table.tsx';
import type { GuideCourse } from '@burrow/content/guide.types';

/** Every level of the courses, with what is new in it; each chapter leads to its page. */
export function GuideChapters({ courses }: { readonly courses: readonly GuideCourse[] }) {
  const { t } = useTranslation('guide');
  return courses.map(course => (
    <section key={course.slug} className="guide__course">
      <h2>{course.name}</h2>
      {course.chapters.map(chapter => (
        <div key={chapter.id} className="guide__chapter">
          <h3>
            <LocaleLink to={`guide/${chapter.slug}`}>
              {t('chapters.chapter', { number: chapter.id, name: chapter.name })}
            </LocaleLink>
          </h3>
          <ChapterLevelsTable course={course.slug} levels={chapter.levels} />
        </div>
      ))}
    </section>
  ));
}
