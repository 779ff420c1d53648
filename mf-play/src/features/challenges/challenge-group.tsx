import { CHALLENGES, LEVELS_AT_ONCE, type ChapterPart, type ChapterSummary } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton } from '@burrow/ui';
import { useState } from 'react';
import { useChapterQuery } from '../../level/course.api.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { DifficultyMark } from './difficulty-mark.tsx';
import { LoadProblem } from './load-problem.tsx';
import { useNear } from './use-near.ts';

interface ChallengeGroupProps {
  readonly group: ChapterSummary;
  /** The same group with its challenges, as far as they are known already. */
  readonly known: ChapterPart | null;
  /** Number of the hardest group. */
  readonly hardest: number;
}

/** The challenges of one difficulty. They are loaded when the page is scrolled to them. */
export function ChallengeGroup({ group, known, hardest }: ChallengeGroupProps) {
  const { t } = useTranslation('challenges');
  const [pages, setPages] = useState(1);
  const [ref, isNear] = useNear();
  const title = `challenges-${group.id}`;
  const { completed_count: done, level_count: count } = group;
  return (
    <section ref={ref} className="challenges__group" aria-labelledby={title}>
      <div className="challenges__group-head">
        <h2 id={title}>{group.name}</h2>
        <span>{t('count', { done, count })}</span>
      </div>
      {Array.from({ length: pages }, (_, page) => (
        <ChallengeCards
          key={page}
          group={group}
          known={known?.from === page * LEVELS_AT_ONCE ? known : null}
          from={page * LEVELS_AT_ONCE}
          isWanted={isNear}
          hardest={hardest}
        />
      ))}
      {pages * LEVELS_AT_ONCE < count && (
        <Button className="challenges__more" onClick={() => setPages(pages + 1)}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

interface ChallengeCardsProps extends ChallengeGroupProps {
  readonly from: number;
  readonly isWanted: boolean;
}

function ChallengeCards({ group, known, from, isWanted, hardest }: ChallengeCardsProps) {
  const { t, i18n } = useTranslation('challenges');
  const place = { course: CHALLENGES, chapter: group.id, from, language: i18n.language };
  const { data, error, isFetching, refetch } = useChapterQuery(place, {
    skip: known !== null || !isWanted,
  });
  const part = known ?? data;
  if (!part && error && !isFetching) return <LoadProblem onRetry={() => void refetch()} />;
  if (!part) {
    return (
      <div className="challenges__loading">
        <DelayedSkeleton label={t('loading')} lines={8} />
      </div>
    );
  }
  return (
    <ul className="challenges__cards">
      {part.level_data.map((entry, index) => (
        <li key={entry.slug}>
          <ChallengeCard
            challenge={entry}
            number={from + index + 1}
            difficulty={<DifficultyMark name={group.name} level={group.id} of={hardest} />}
          />
        </li>
      ))}
    </ul>
  );
}
