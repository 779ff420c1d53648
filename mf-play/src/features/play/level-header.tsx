import { LocaleLink, useOwnsPrefix, useSession } from '@burrow/client';
import { CHALLENGES, type CoursePart, type LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, Tooltip } from '@burrow/ui';
import { memo } from 'react';
import { backWay, chapterOf, nextWay, type Way } from '../../level/navigation.rules.ts';
import { levelPath, quizPath } from '../../level/level-place.ts';
import { textLanguage } from '../../level/text-language.rules.ts';
import { useClassRules } from '../../level/use-class-rules.ts';

interface LevelHeaderProps {
  readonly level: LevelData;
  readonly course: CoursePart | undefined;
}

/** The current level, and the ways back and on. */
export const LevelHeader = memo(function LevelHeader({ level, course }: LevelHeaderProps) {
  const { t } = useTranslation('play');
  const rules = useClassRules(level.course_slug);
  const place = usePlaceWords(level, course);
  const isChallenge = level.course_slug === CHALLENGES;
  return (
    <header className="level-header">
      <div className="level-header__names">
        <p className="level-header__place">{place}</p>
        <h1 {...textLanguage(level)}>{level.name}</h1>
      </div>
      {course && (
        <nav
          className="level-header__ways"
          aria-label={t(isChallenge ? 'challenges:challenge.ways' : 'level.ways')}
        >
          <WayButton course={level.course_slug} way={backWay(course, level.slug)} direction="back" />
          <WayButton course={level.course_slug} way={nextWay(course, level.slug, rules)} direction="next" />
        </nav>
      )}
    </header>
  );
});

/** Which level of which chapter it is, or which challenge. */
function usePlaceWords(level: LevelData, course: CoursePart | undefined): string {
  const { t } = useTranslation('play');
  const count = course && chapterOf(course, level.slug)?.chapter.level_count;
  if (level.course_slug === CHALLENGES) {
    return count
      ? t('challenges:challenge.placeOf', { difficulty: level.chapter_name, number: level.level_id, count })
      : level.chapter_name;
  }
  return t(count ? 'level.placeOf' : 'level.place', {
    chapter: level.chapter_id,
    name: level.chapter_name,
    level: level.level_id,
    count,
  });
}

const pathOf = (course: string, way: Way): string | null =>
  'level' in way ? levelPath(course, way.level.slug) : null;

interface WayButtonProps {
  readonly course: string;
  readonly way: Way;
  readonly direction: 'back' | 'next';
}

function WayButton({ course, way, direction }: WayButtonProps) {
  const { t } = useTranslation('play');
  const owns = useOwnsPrefix();
  const { isStudent } = useSession();
  const isQuiz = 'quiz' in way;
  const label = t(isQuiz ? 'level.takeQuiz' : `level.${direction}`);
  const to = isQuiz ? (owns('quiz') ? quizPath(course, way.quiz) : null) : pathOf(course, way);
  const content = (
    <>
      {direction === 'back' && <Icon name="back" mirrored size={16} />}
      <span className="way-button__label">{label}</span>
      {direction === 'next' && <Icon name="forward" mirrored size={16} />}
    </>
  );
  const hints = course === CHALLENGES ? 'challenges:hints' : 'hints';
  const isTold = isStudent && 'hint' in way && way.hint.endsWith('locked');
  const hint =
    'level' in way ? null : t(isTold ? 'level.askGrownUp' : `${hints}.${isQuiz ? 'next.quiz' : way.hint}`);
  if (to) {
    const link = (
      <LocaleLink className="way-button" to={to} aria-label={hint === null ? label : `${label}. ${hint}`}>
        {content}
      </LocaleLink>
    );
    return hint === null ? link : <Tooltip title={hint}>{link}</Tooltip>;
  }
  return (
    <Tooltip title={hint} trigger={['hover', 'focus', 'click']}>
      <button
        type="button"
        className="way-button way-button--closed"
        aria-disabled="true"
        aria-label={`${label}. ${hint}`}
      >
        {content}
      </button>
    </Tooltip>
  );
}
