import { LEVELS_AT_ONCE, type ChapterPart, type ChapterSummary, type LockReason } from '@burrow/contracts';
import type { SlotProps } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton } from '@burrow/ui';
import { useState } from 'react';
import { useNear } from '../../components/use-near.ts';
import { useChapterQuery } from '../../level/course.api.ts';
import { LevelLine, type NavigatorPlace } from './level-line.tsx';
import { QuizLine } from './quiz-line.tsx';

/** Pixels of a line of a level, as navigator.css has it. */
const LINE_HEIGHT = 48;

/** Why the quiz of a chapter is closed: it is open to whom the chapter's last level is. */
const lockOf = ({ level_data }: ChapterPart): LockReason | null => level_data.at(-1)?.lock_reason ?? null;

interface ChapterLevelsProps extends SlotProps {
  readonly chapter: ChapterSummary;
  /** The same chapter with its levels, as far as they have come with the course. */
  readonly known: ChapterPart | null;
  readonly place: NavigatorPlace;
}

/** The levels of a chapter, and its quiz. They are loaded when the chapter is open and in view. */
export function ChapterLevels({ chapter, known, place, onNavigate }: ChapterLevelsProps) {
  const [pages, setPages] = useState(1);
  const { t } = useTranslation('play');
  if (known?.level_data.length === chapter.level_count) {
    return (
      <ol className="navigator__levels">
        <LevelLines part={known} place={place} onNavigate={onNavigate} />
        <QuizLine chapter={chapter} lock={lockOf(known)} place={place} onNavigate={onNavigate} />
      </ol>
    );
  }
  const isWhole = pages * LEVELS_AT_ONCE >= chapter.level_count;
  return (
    <>
      <ol className="navigator__levels">
        {Array.from({ length: pages }, (_, page) => (
          <LoadedLines
            key={page}
            chapter={chapter}
            from={page * LEVELS_AT_ONCE}
            isLast={isWhole && page === pages - 1}
            place={place}
            onNavigate={onNavigate}
          />
        ))}
      </ol>
      {!isWhole && (
        <Button type="text" onClick={() => setPages(pages + 1)}>
          {t('navigator.moreLevels')}
        </Button>
      )}
    </>
  );
}

interface LoadedLinesProps extends SlotProps {
  readonly chapter: ChapterSummary;
  readonly from: number;
  /** Its quiz follows. */
  readonly isLast: boolean;
  readonly place: NavigatorPlace;
}

function LoadedLines({ chapter, from, isLast, place, onNavigate }: LoadedLinesProps) {
  const { t, i18n } = useTranslation('play');
  const [ref, isNear] = useNear<HTMLLIElement>();
  const { data, error, isFetching, refetch } = useChapterQuery(
    { course: place.course, chapter: chapter.id, from, language: i18n.language },
    { skip: !isNear },
  );
  if (data) {
    return (
      <>
        <LevelLines part={data} place={place} onNavigate={onNavigate} />
        {isLast && <QuizLine chapter={chapter} lock={lockOf(data)} place={place} onNavigate={onNavigate} />}
      </>
    );
  }
  const lines = Math.min(LEVELS_AT_ONCE, chapter.level_count - from);
  return (
    // As high as what will come: what follows must not count as in view before.
    <li ref={ref} style={{ minHeight: lines * LINE_HEIGHT }}>
      {error && !isFetching ? (
        <p role="alert" className="navigator__failed">
          {t('navigator.failed')}
          <Button onClick={() => void refetch()}>{t('navigator.retry')}</Button>
        </p>
      ) : (
        <DelayedSkeleton label={t('navigator.loading')} lines={4} />
      )}
    </li>
  );
}

interface LevelLinesProps extends SlotProps {
  readonly part: ChapterPart;
  readonly place: NavigatorPlace;
}

function LevelLines({ part, place, onNavigate }: LevelLinesProps) {
  return part.level_data.map((level, index) => (
    <li key={level.slug}>
      <LevelLine level={level} number={part.from + index + 1} place={place} onNavigate={onNavigate} />
    </li>
  ));
}
