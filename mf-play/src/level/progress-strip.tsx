import { LocaleLink } from '@burrow/client';
import type { CoursePart, LevelData, LevelEntry } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, PixelSquare, Tooltip, type SquareState } from '@burrow/ui';
import { memo } from 'react';
import { chapterOf } from './navigation.rules.ts';
import { levelPath } from './level-place.ts';

interface ProgressStripProps {
  readonly course: CoursePart;
  readonly level: Pick<LevelData, 'slug' | 'course_slug'>;
  /** After the level was completed: the next one, which is marked instead of it. */
  readonly next?: string | null;
  readonly onNavigate?: () => void;
}

function stateOf(entry: LevelEntry, currentSlug: string | null): SquareState {
  if (entry.slug === currentSlug) return 'current';
  if (entry.locked) return 'locked';
  return entry.completed ? 'done' : 'open';
}

/** One square for each level of the chapter; a press leads there. */
export const ProgressStrip = memo(function ProgressStrip({
  course,
  level,
  next,
  onNavigate,
}: ProgressStripProps) {
  const { t } = useTranslation('play');
  const chapter = chapterOf(course, level.slug)?.chapter;
  if (!chapter) return null;
  const marked = next === undefined ? level.slug : next;
  return (
    <ol className="progress-strip" aria-label={t('level.strip', { chapter: chapter.name })}>
      {chapter.level_data.map((entry, index) => (
        <li key={entry.slug}>
          <StripSquare
            entry={entry}
            number={chapter.from + index + 1}
            state={stateOf(entry, marked)}
            isHere={entry.slug === level.slug}
            to={levelPath(level.course_slug, entry.slug)}
            onNavigate={onNavigate}
          />
        </li>
      ))}
    </ol>
  );
});

interface StripSquareProps {
  readonly entry: LevelEntry;
  readonly number: number;
  readonly state: SquareState;
  readonly isHere: boolean;
  readonly to: string;
  readonly onNavigate?: () => void;
}

function StripSquare({ entry, number, state, isHere, to, onNavigate }: StripSquareProps) {
  const { t } = useTranslation('play');
  const title = t('level.tooltip', { number, name: entry.name });
  const label = [title, entry.completed && t('level.completed'), entry.locked && t('level.locked')]
    .filter(Boolean)
    .join(', ');
  const content = entry.completed ? (
    <Icon name="check" size={18} />
  ) : entry.locked ? (
    <Icon name="lock" size={18} />
  ) : (
    number
  );
  const square = <PixelSquare state={state}>{content}</PixelSquare>;
  return (
    <Tooltip title={title}>
      {entry.locked ? (
        <span className="progress-strip__item" role="img" aria-label={label}>
          {square}
        </span>
      ) : (
        <LocaleLink
          className="progress-strip__item"
          to={to}
          aria-label={label}
          aria-current={isHere ? 'page' : undefined}
          onClick={onNavigate}
        >
          {square}
        </LocaleLink>
      )}
    </Tooltip>
  );
}
