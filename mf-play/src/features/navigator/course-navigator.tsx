import { LocaleLink, type SlotProps } from '@burrow/client';
import type { CourseData } from '@burrow/contracts';
import { splitLocalePath, useTranslation } from '@burrow/i18n';
import { Icon, PixelSquare, Progress } from '@burrow/ui';
import { Collapse } from '@burrow/ui/extra';
import { useLocation } from '@burrow/client/router';
import { useCourseQuery } from '../play/play.api.ts';
import { DEFAULT_COURSE, levelPath } from '../play/play-place.ts';

type Chapter = CourseData['chapters'][number];

/** Course and level in the address, wherever the page is. */
function useCurrentPlace(): { course: string; level: string | null } {
  const [area, course, level] = splitLocalePath(useLocation().pathname).rest.split('/');
  if (area === 'play') return { course: course || DEFAULT_COURSE, level: level ?? null };
  return { course: DEFAULT_COURSE, level: area === '' ? 'intro-level1' : null };
}

const isComplete = ({ level_data, quiz_exists, quiz_complete }: Chapter): boolean =>
  level_data.every(level => level.completed) && (!quiz_exists || quiz_complete);

/** The course in the menu: progress, and chapters that open to their levels. */
export function CourseNavigator({ onNavigate }: SlotProps) {
  const { t, i18n } = useTranslation('play');
  const place = useCurrentPlace();
  const { data: course } = useCourseQuery({ course: place.course, language: i18n.language });
  if (!course) return null;

  const levels = course.chapters.flatMap(chapter => chapter.level_data);
  const done = levels.filter(level => level.completed).length;
  const open = course.chapters.filter(chapter => !isComplete(chapter)).map(chapter => chapter.id);

  return (
    <section className="navigator" aria-label={course.name}>
      <h2 className="navigator__course">{course.name}</h2>
      <Progress
        percent={Math.round((100 * done) / Math.max(levels.length, 1))}
        showInfo={false}
        aria-label={t('navigator.progress')}
      />
      <p className="navigator__count">{t('navigator.count', { done, count: levels.length })}</p>
      <Collapse
        ghost
        defaultActiveKey={open}
        items={course.chapters.map(chapter => ({
          key: chapter.id,
          label: <ChapterLabel chapter={chapter} />,
          children: <ChapterLevels chapter={chapter} place={place} onNavigate={onNavigate} />,
        }))}
      />
    </section>
  );
}

function ChapterLabel({ chapter }: { readonly chapter: Chapter }) {
  const { t } = useTranslation('play');
  const done = chapter.level_data.filter(level => level.completed).length;
  return (
    <span className="navigator__chapter">
      {chapter.name}
      {isComplete(chapter) ? (
        <span role="img" aria-label={t('level.completed')} className="navigator__done">
          <Icon name="success" />
        </span>
      ) : (
        <span dir="ltr">
          {done}/{chapter.level_data.length}
        </span>
      )}
    </span>
  );
}

interface ChapterLevelsProps extends SlotProps {
  readonly chapter: Chapter;
  readonly place: { readonly course: string; readonly level: string | null };
}

function ChapterLevels({ chapter, place, onNavigate }: ChapterLevelsProps) {
  const { t } = useTranslation('play');
  return (
    <ol className="navigator__levels">
      {chapter.level_data.map((level, index) => {
        const current = level.slug === place.level;
        const state = current ? 'current' : level.completed ? 'done' : level.locked ? 'locked' : 'open';
        const mark = level.completed ? (
          <Icon name="check" size={16} />
        ) : level.locked ? (
          <Icon name="lock" size={16} />
        ) : (
          index + 1
        );
        const content = (
          <>
            <PixelSquare state={state}>{mark}</PixelSquare>
            <span>{level.name}</span>
            {level.completed && <span className="visually-hidden">, {t('level.completed')}</span>}
          </>
        );
        return (
          <li key={level.slug}>
            {level.locked ? (
              <span
                className="navigator__level navigator__level--locked"
                title={t(`level.lockedBy.${level.lock_reason ?? 'plan'}`)}
              >
                {content}
              </span>
            ) : (
              <LocaleLink
                className={`navigator__level ${current ? 'navigator__level--current' : ''}`}
                to={levelPath(place.course, level.slug)}
                aria-current={current ? 'page' : undefined}
                onClick={onNavigate}
              >
                {content}
              </LocaleLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}
