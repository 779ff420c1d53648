import type { LevelEntry } from '@burrow/contracts';
import { LocaleLink, type SlotProps } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Icon, PixelSquare } from '@burrow/ui';
import { levelPath } from '../../level/level-place.ts';

/** Where the page is: the course, and the level if one is shown. */
export interface NavigatorPlace {
  readonly course: string;
  readonly level: string | null;
  /** The chapter whose quiz is shown. */
  readonly quiz: number | null;
}

/** Keeps the current level in view, however long the list is. */
export function showLine(line: HTMLElement | null): void {
  line?.scrollIntoView?.({ block: 'nearest' });
}

interface LevelLineProps extends SlotProps {
  readonly level: LevelEntry;
  readonly place: NavigatorPlace;
  /** From 1. */
  readonly number: number;
}

/** A level in the list: a press opens it; a locked one says why it is locked. */
export function LevelLine({ level, number, place, onNavigate }: LevelLineProps) {
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
      <span>
        {level.name}
        {level.with_help && <small>{t('level.withHelp')}</small>}
      </span>
      {level.completed && <span className="visually-hidden">, {t('level.completed')}</span>}
    </LocaleLink>
  );
}
