import { CHALLENGES, type ChapterSummary, type CoursePart, isChapterComplete } from '@burrow/contracts';
import { FIRST_COURSE } from '@burrow/contracts/courses';
import type { SlotProps } from '@burrow/client';
import { splitLocalePath, useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { Collapse, Progress } from '@burrow/ui/extra';
import { useLocation } from '@burrow/client/router';
import { firstLevelOf } from '../../level/level-place.ts';
import { useCoursePart } from '../../level/use-course-part.ts';
import { ChapterLevels } from './chapter-levels.tsx';
import { ChapterPager } from '../../components/chapter-pager/chapter-pager.tsx';
import type { NavigatorPlace } from './level-line.tsx';
import { useChapterPage } from '../../level/use-chapter-page.ts';
import { useOpenChapters } from './use-open-chapters.ts';
import './navigator.css';

/** Returns course and level or quiz in the URL, wherever the page is. */
function useCurrentPlace(): NavigatorPlace {
  const [area, course, level] = splitLocalePath(useLocation().pathname).rest.split('/');
  if (area === 'challenge' || area === 'challenges')
    return { course: CHALLENGES, level: course ?? null, quiz: null };
  if (area === 'quiz' && course) return { course, level: null, quiz: Number(level) };
  if (area !== 'play' && area !== '') return { course: FIRST_COURSE, level: null, quiz: null };
  const shown = course || FIRST_COURSE;
  return { course: shown, level: level || firstLevelOf(shown), quiz: null };
}

/** The course in the menu, or the challenges on their pages: progress, and chapters that open to their levels. */
export function CourseNavigator({ onNavigate }: SlotProps) {
  const place = useCurrentPlace();
  const course = useCoursePart(place);
  if (!course) return null;
  return <Navigator key={course.id} course={course} place={place} onNavigate={onNavigate} />;
}

interface NavigatorProps extends SlotProps {
  readonly course: CoursePart;
  readonly place: NavigatorPlace;
}

function Navigator({ course, place, onNavigate }: NavigatorProps) {
  const { t } = useTranslation('play');
  const page = useChapterPage(course);
  const { open, onChange } = useOpenChapters(page.chapters);
  const { level_count: count, completed_count: done } = course.open;
  const here = course.chapter;
  return (
    <section className="navigator" aria-label={course.name}>
      <h2 className="navigator__course">{course.name}</h2>
      <Progress
        percent={Math.round((100 * done) / Math.max(count, 1))}
        showInfo={false}
        aria-label={t('navigator.progress')}
      />
      <p className="navigator__count">
        {t(course.id === CHALLENGES ? 'navigator.challenges' : 'navigator.count', { done, count })}
      </p>
      <Collapse
        ghost
        activeKey={[...open]}
        onChange={keys => onChange(keys.map(Number))}
        items={page.chapters.map(chapter => ({
          key: chapter.id,
          label: <ChapterLabel chapter={chapter} />,
          children: (
            <ChapterLevels
              chapter={chapter}
              known={here?.id === chapter.id ? here : null}
              place={place}
              onNavigate={onNavigate}
            />
          ),
        }))}
      />
      <ChapterPager page={page} />
    </section>
  );
}

function ChapterLabel({ chapter }: { readonly chapter: ChapterSummary }) {
  const { t } = useTranslation('play');
  return (
    <span className="navigator__chapter">
      {chapter.name}
      {isChapterComplete(chapter) ? (
        <span role="img" aria-label={t('level.completed')} className="navigator__done">
          <Icon name="success" />
        </span>
      ) : (
        <span dir="ltr">
          {chapter.completed_count}/{chapter.level_count}
        </span>
      )}
    </span>
  );
}
