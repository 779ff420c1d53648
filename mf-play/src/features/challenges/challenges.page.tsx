import { CHALLENGES, type ChallengeList } from '@burrow/contracts';
import { LocaleLink, usePage } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { AttemptsHint } from '../attempts/index.ts';
import { useChallengesQuery } from '../../level/challenge.api.ts';
import { ChallengeFiltersBar } from './challenge-filters.tsx';
import { ChallengeGroup } from './challenge-group.tsx';
import { readFilters, type ChallengeFilters } from './filters.rules.ts';
import { LoadProblem } from './load-problem.tsx';
import { WeeklyChallenge } from './weekly-challenge.tsx';
import './challenges.css';

/** The challenges by difficulty, as far as they are asked for, and the one of the week. */
export function ChallengesPage() {
  const { t, i18n } = useTranslation('challenges');
  const [query] = useSearchParams();
  const filters = readFilters(query);
  const {
    data: list,
    error,
    isFetching,
    refetch,
  } = useChallengesQuery({ ...filters, language: i18n.language });
  usePage(t('title'));

  if (list?.challenge_count) return <Challenges list={list} filters={filters} />;
  if (list) {
    return (
      <MessagePanel title={t('empty.title')} text={t('empty.text')}>
        <LocaleLink className="link-button link-button--main" to="">
          {t('empty.course')}
        </LocaleLink>
      </MessagePanel>
    );
  }
  if (error && !isFetching) return <LoadProblem onRetry={() => void refetch()} />;
  return <DelayedSkeleton label={t('loading')} lines={8} />;
}

interface ChallengesProps {
  readonly list: ChallengeList;
  readonly filters: ChallengeFilters;
}

function Challenges({ list, filters }: ChallengesProps) {
  const { t } = useTranslation('challenges');
  const { completed_count: done, challenge_count: count, difficulties } = list;
  const shown = difficulties.filter(
    ({ id, found_count }) => found_count > 0 && (filters.difficulty ?? id) === id,
  );
  return (
    <div className="challenges">
      <header className="challenges__head">
        <div>
          <h1>{t('title')}</h1>
          <p className="challenges__intro">{t('intro')}</p>
        </div>
        <div className="challenges__counts">
          <span>{t('count', { done, count })}</span>
          <AttemptsHint course={CHALLENGES} />
        </div>
      </header>
      <ChallengeFiltersBar list={list} />
      {list.featured && Object.keys(filters).length === 0 && (
        <WeeklyChallenge challenge={list.featured} difficulties={difficulties} />
      )}
      {shown.map(group => (
        <ChallengeGroup
          key={`${group.id} ${filters.status} ${filters.idea}`}
          group={group}
          first={list.challenges.filter(({ difficulty }) => difficulty === group.id)}
          filters={filters}
          difficulties={difficulties}
        />
      ))}
      {shown.length === 0 && <p className="challenges__none">{t('filters.none')}</p>}
    </div>
  );
}
