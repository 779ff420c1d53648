import { LEVELS_AT_ONCE, type ChapterPart, type ChapterSummary } from '@burrow/contracts';
import { LocaleLink, useOwnsPrefix, type SlotProps } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, Icon, PixelSquare } from '@burrow/ui';
import { useState } from 'react';
import { useChapterQuery } from '../../level/course.api.ts';
import { quizPath } from '../../level/level-place.ts';
import { LevelLine, type NavigatorPlace } from './level-line.tsx';

interface ChapterLevelsProps extends SlotProps {
  readonly chapter: ChapterSummary;
  /** The same chapter with its levels, as far as they have come with the course. */
  readonly known: ChapterPart | null;
  readonly place: NavigatorPlace;
}

/** The levels of a chapter, and its quiz. They are loaded when the chapter is opened. */
export function ChapterLevels({ chapter, known, place, onNavigate }: ChapterLevelsProps) {
  const [pages, setPages] = useState(1);
  const { t } = useTranslation('play');
  if (known?.level_data.length === chapter.level_count) {
    return (
      <ol className="navigator__levels">
        <LevelLines part={known} place={place} onNavigate={onNavigate} />
        <QuizLine chapter={chapter} course={place.course} onNavigate={onNavigate} />
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
            chapter={chapter.id}
            from={page * LEVELS_AT_ONCE}
            place={place}
            onNavigate={onNavigate}
          />
        ))}
        {isWhole && <QuizLine chapter={chapter} course={place.course} onNavigate={onNavigate} />}
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
  readonly chapter: number;
  readonly from: number;
  readonly place: NavigatorPlace;
}

function LoadedLines({ chapter, from, place, onNavigate }: LoadedLinesProps) {
  const { t, i18n } = useTranslation('play');
  const { data, error, isFetching, refetch } = useChapterQuery({
    course: place.course,
    chapter,
    from,
    language: i18n.language,
  });
  if (data) return <LevelLines part={data} place={place} onNavigate={onNavigate} />;
  return (
    <li>
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

interface QuizLineProps extends SlotProps {
  readonly chapter: ChapterSummary;
  readonly course: string;
}

function QuizLine({ chapter, course, onNavigate }: QuizLineProps) {
  const { t } = useTranslation('play');
  const owns = useOwnsPrefix();
  if (!chapter.quiz_exists || !owns('quiz')) return null;
  return (
    <li>
      <LocaleLink className="navigator__level" to={quizPath(course, chapter.id)} onClick={onNavigate}>
        <PixelSquare state={chapter.quiz_complete ? 'done' : 'open'}>
          <Icon name={chapter.quiz_complete ? 'check' : 'help'} size={16} />
        </PixelSquare>
        <span>{t('navigator.quiz')}</span>
        {chapter.quiz_complete && <span className="visually-hidden">, {t('level.completed')}</span>}
      </LocaleLink>
    </li>
  );
}
