import { CHALLENGES } from '@burrow/contracts';
import { LocaleLink, useOwnsPrefix, type SlotProps } from '@burrow/client';
import { splitLocalePath, useTranslation } from '@burrow/i18n';
import { Icon, PixelSquare } from '@burrow/ui';
import { Progress } from '@burrow/ui/extra';
import { Collapse } from '@burrow/ui/extra';
import { useLocation } from '@burrow/client/router';
import { useCourseQuery } from '../../level/level.api.ts';
import { DEFAULT_COURSE, levelPath, quizPath } from '../../level/level-place.ts';
import { useClassRules } from '../../level/use-class-rules.ts';
import { isComplete, shownChapters, type Chapter, type ClassRules } from '../../level/chapters.rules.ts';
import './navigator.css';

/** Returns course and level in the URL, wherever the page is. */
function useCurrentPlace(): { course: string; level: string | null } {
  const [area, course, level] = splitLocalePath(useLocation().pathname).rest.split('/');
  if (area === 'challenge' || area === 'challenges') return { course: CHALLENGES, level: course ?? null };
  if (area === 'play') return { course: course || DEFAULT_COURSE, level: level ?? null };
  return { course: DEFAULT_COURSE, level: area === '' ? 'intro-level1' : null };
}

/** The course in the menu, or the challenges on their pages: progress, and chapters that open to their levels. */
export function CourseNavigator({ onNavigate }: SlotProps) {
  const { t, i18n } = useTranslation('play');
  const place = useCurrentPlace();
  const { data: course } = useCourseQuery({ course: place.course, language: i18n.language });
  const rules = useClassRules(place.course);
  if (!course || course.id !== place.course) return null;

  const chapters = shownChapters(course, rules);
  const levels = chapters.flatMap(chapter => chapter.level_data);
  const done = levels.filter(level => level.completed).length;
  const open = chapters.filter(chapter => !isComplete(chapter, rules)).map(chapter => chapter.id);

  return (
    <section className="navigator" aria-label={course.name}>
      <h2 className="navigator__course">{course.name}</h2>
      <Progress
        percent={Math.round((100 * done) / Math.max(levels.length, 1))}
        showInfo={false}
        aria-label={t('navigator.progress')}
      />
      <p className="navigator__count">
        {t(place.course === CHALLENGES ? 'navigator.challenges' : 'navigator.count', {
          done,
          count: levels.length,
        })}
      </p>
      <Collapse
        key={course.id}
        ghost
        defaultActiveKey={open}
        items={chapters.map(chapter => ({
          key: chapter.id,
          label: <ChapterLabel chapter={chapter} rules={rules} />,
          children: <ChapterLevels chapter={chapter} place={place} onNavigate={onNavigate} />,
        }))}
      />
    </section>
  );
}

interface ChapterLabelProps {
  readonly chapter: Chapter;
  readonly rules: ClassRules | null;
}

function ChapterLabel({ chapter, rules }: ChapterLabelProps) {
  const { t } = useTranslation('play');
  const done = chapter.level_data.filter(level => level.completed).length;
  return (
    <span className="navigator__chapter">
      {chapter.name}
      {isComplete(chapter, rules) ? (
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
  const owns = useOwnsPrefix();
  return (
    <ol className="navigator__levels">
      {chapter.level_data.map((level, index) => (
        <li key={level.slug}>
          <LevelLine level={level} number={index + 1} place={place} onNavigate={onNavigate} />
        </li>
      ))}
      {chapter.quiz_exists && owns('quiz') && (
        <li>
          <LocaleLink
            className="navigator__level"
            to={quizPath(place.course, chapter.id)}
            onClick={onNavigate}
          >
            <PixelSquare state={chapter.quiz_complete ? 'done' : 'open'}>
              <Icon name={chapter.quiz_complete ? 'check' : 'help'} size={16} />
            </PixelSquare>
            <span>{t('navigator.quiz')}</span>
            {chapter.quiz_complete && <span className="visually-hidden">, {t('level.completed')}</span>}
          </LocaleLink>
        </li>
      )}
    </ol>
  );
}

/** Keeps the current level in view, however long the list is. */
function showLine(line: HTMLElement | null): void {
  line?.scrollIntoView?.({ block: 'nearest' });
}

interface LevelLineProps extends Pick<ChapterLevelsProps, 'place' | 'onNavigate'> {
  readonly level: Chapter['level_data'][number];
  /** From 1. */
  readonly number: number;
}

function LevelLine({ level, number, place, onNavigate }: LevelLineProps) {
  const { t } = useTranslation('play');
  const current = level.slug === place.level;
  const state = current ? 'current' : level.completed ? 'done' : level.locked ? 'locked' : 'open';
  const mark = level.completed ? (
    <Icon name="check" size={16} />
  ) : level.locked ? (
    <Icon name="lock" size={16} />
  ) : (
    number
  );
  if (level.locked) {
    return (
      <span className="navigator__level navigator__level--locked">
        <PixelSquare state={state}>{mark}</PixelSquare>
        <span>
          {level.name}
          <small>{t(`level.lockedBy.${level.lock_reason ?? 'plan'}`)}</small>
        </span>
      </span>
    );
  }
  return (
    <LocaleLink
      className={`navigator__level ${current ? 'navigator__level--current' : ''}`}
      to={levelPath(place.course, level.slug)}
      aria-current={current ? 'page' : undefined}
      ref={current ? showLine : undefined}
      onClick={onNavigate}
    >
      <PixelSquare state={state}>{mark}</PixelSquare>
      <span>{level.name}</span>
      {level.completed && <span className="visually-hidden">, {t('level.completed')}</span>}
    </LocaleLink>
  );
}
