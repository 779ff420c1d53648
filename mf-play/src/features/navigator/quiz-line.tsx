import type { ChapterSummary, LockReason } from '@burrow/contracts';
import { LocaleLink, useOwnsPrefix, type SlotProps } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Icon, PixelSquare } from '@burrow/ui';
import { chapterQuizPath } from '../../level/level-place.ts';
import { type NavigatorPlace, showLine } from './level-line.tsx';

interface QuizLineProps extends SlotProps {
  readonly chapter: ChapterSummary;
  /** Why the chapter is closed; null if it is not. */
  readonly lock: LockReason | null;
  readonly place: NavigatorPlace;
}

/** The quiz of a chapter below its levels: a press opens it; it has the access of its chapter. */
export function QuizLine({ chapter, lock, place, onNavigate }: QuizLineProps) {
  const { t } = useTranslation('play');
  const owns = useOwnsPrefix();
  if (!chapter.quiz_exists || !owns('quiz')) return null;
  if (lock !== null) {
    return (
      <li>
        <span className="navigator__level navigator__level--locked">
          <PixelSquare state="locked">
            <Icon name="lock" size={16} />
          </PixelSquare>
          <span>
            {t('navigator.quiz')}
            <small>{t(`navigator.quizLockedBy.${lock}`)}</small>
          </span>
        </span>
      </li>
    );
  }
  const isDone = chapter.quiz_complete;
  const isHere = chapter.id === place.quiz;
  return (
    <li>
      <LocaleLink
        className={`navigator__level ${isHere ? 'navigator__level--current' : ''}`}
        to={chapterQuizPath(place.course, chapter.id)}
        aria-current={isHere ? 'page' : undefined}
        ref={isHere ? showLine : undefined}
        onClick={onNavigate}
      >
        <PixelSquare state={isHere ? 'current' : isDone ? 'done' : 'open'}>
          <Icon name={isDone ? 'check' : 'help'} size={16} />
        </PixelSquare>
        <span>{t('navigator.quiz')}</span>
        {isDone && <span className="visually-hidden">, {t('level.completed')}</span>}
      </LocaleLink>
    </li>
  );
}
