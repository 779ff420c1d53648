import { CHALLENGES_AT_ONCE, type ChallengeEntry, type ChallengeList } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton } from '@burrow/ui';
import { useState } from 'react';
import { useChallengesQuery } from '../../level/challenge.api.ts';
import { ChallengeCard } from './challenge-card.tsx';
import type { ChallengeFilters } from './filters.rules.ts';
import { LoadProblem } from './load-problem.tsx';
import { useNear } from '../../components/use-near.ts';

type Difficulties = ChallengeList['difficulties'];

interface ChallengeGroupProps {
  readonly group: Difficulties[number];
  /** The first of its challenges, as far as they are known already. */
  readonly first: readonly ChallengeEntry[];
  readonly filters: ChallengeFilters;
  readonly difficulties: Difficulties;
}

/** The challenges of one difficulty. They are loaded when the page is scrolled to them. */
export function ChallengeGroup({ group, first, filters, difficulties }: ChallengeGroupProps) {
  const { t } = useTranslation('challenges');
  const [pages, setPages] = useState(1);
  const [ref, isNear] = useNear();
  const title = `challenges-${group.id}`;
  const { completed_count: done, challenge_count: count, found_count } = group;
  const isKnown = first.length >= Math.min(found_count, CHALLENGES_AT_ONCE);
  return (
    <section ref={ref} className="challenges__group" aria-labelledby={title}>
      <div className="challenges__group-head">
        <h2 id={title}>{group.name}</h2>
        <span>{t('count', { done, count })}</span>
      </div>
      {Array.from({ length: pages }, (_, page) => (
        <ChallengeCards
          key={page}
          known={isKnown && page === 0 ? first : null}
          filters={{ ...filters, difficulty: group.id }}
          from={page * CHALLENGES_AT_ONCE}
          isWanted={isNear}
          difficulties={difficulties}
        />
      ))}
      {pages * CHALLENGES_AT_ONCE < found_count && (
        <Button className="challenges__more" onClick={() => setPages(pages + 1)}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

interface ChallengeCardsProps {
  readonly known: readonly ChallengeEntry[] | null;
  readonly filters: ChallengeFilters;
  readonly from: number;
  readonly isWanted: boolean;
  readonly difficulties: Difficulties;
}

function ChallengeCards({ known, filters, from, isWanted, difficulties }: ChallengeCardsProps) {
  const { t, i18n } = useTranslation('challenges');
  const { data, error, isFetching, refetch } = useChallengesQuery(
    { ...filters, from, language: i18n.language },
    { skip: known !== null || !isWanted },
  );
  const challenges = known ?? data?.challenges;
  if (!challenges && error && !isFetching) return <LoadProblem onRetry={() => void refetch()} />;
  if (!challenges) {
    return (
      <div className="challenges__loading">
        <DelayedSkeleton label={t('loading')} lines={8} />
      </div>
    );
  }
  return (
    <ul className="challenges__cards">
      {challenges.map(challenge => (
        <li key={challenge.slug}>
          <ChallengeCard challenge={challenge} difficulties={difficulties} />
        </li>
      ))}
    </ul>
  );
}
