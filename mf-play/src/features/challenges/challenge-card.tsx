import { LocaleLink, nextQuery, useOwnsPrefix, useSession } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { CHALLENGES, type ChallengeEntry, type ChallengeList, type LockReason } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, PixelSquare } from '@burrow/ui';
import type { ReactNode } from 'react';
import { LevelPicture } from '../../components/level-picture/level-picture.tsx';
import { purchasePage } from '../../level/purchase.rules.ts';
import { levelPath } from '../../level/level-place.ts';
import { DifficultyMark } from './difficulty-mark.tsx';
import { useCountsWords } from '../challenge-results/index.ts';

interface ChallengeCardProps {
  readonly challenge: ChallengeEntry;
  readonly difficulties: ChallengeList['difficulties'];
  /** Beside its map instead of below it. */
  readonly isWide?: boolean;
}

/** One challenge with its map, small: a press opens it; a locked one says why it is locked. */
export function ChallengeCard(props: ChallengeCardProps) {
  const { slug, locked, lock_reason } = props.challenge;
  const { t } = useTranslation('challenges');
  const className = props.isWide ? 'challenge-card challenge-card--wide' : 'challenge-card';
  if (!locked) {
    return (
      <LocaleLink className={className} to={levelPath(CHALLENGES, slug)}>
        <CardContent {...props} />
      </LocaleLink>
    );
  }
  const reason = lock_reason ?? 'plan';
  return (
    <div className={`${className} challenge-card--locked`}>
      <CardContent {...props}>
        <span className="challenge-card__note">{t(`lockedBy.${reason}`)}</span>
        <WayToOpen reason={reason} />
      </CardContent>
    </div>
  );
}

interface CardContentProps extends ChallengeCardProps {
  readonly children?: ReactNode;
}

function CardContent({ challenge, difficulties, isWide = false, children }: CardContentProps) {
  const { slug, name, idea, number, status, locked, featured } = challenge;
  const { t } = useTranslation('challenges');
  const isComplete = status === 'complete';
  const level = difficulties.findIndex(({ id }) => id === challenge.difficulty);
  return (
    <>
      <span className="challenge-card__map">
        <LevelPicture slug={slug} />
        <PixelSquare state={locked ? 'locked' : isComplete ? 'done' : 'open'}>
          {locked || isComplete ? <Icon name={locked ? 'lock' : 'check'} size={18} /> : number}
        </PixelSquare>
        {featured && !isWide && <span className="challenge-card__week">{t('week.mark')}</span>}
      </span>
      <span className="challenge-card__words">
        <span className="challenge-card__name">{name}</span>
        <span className="challenge-card__idea">{idea}</span>
        {children}
        <CardResults challenge={challenge} />
        <span className="challenge-card__foot">
          <DifficultyMark name={difficulties[level]?.name ?? ''} level={level + 1} of={difficulties.length} />
          {status !== 'not_started' && (
            <span className={isComplete ? 'challenge-card__done' : undefined}>{t(`status.${status}`)}</span>
          )}
        </span>
      </span>
    </>
  );
}

/** With how little it was solved: only where there is something of one's own to compare. */
function CardResults({ challenge: { best, reference } }: Pick<ChallengeCardProps, 'challenge'>) {
  const { t } = useTranslation('challenges');
  const words = useCountsWords();
  if (!best) return null;
  return (
    <span className="challenge-card__results">
      <span>{t('results.yours', { counts: words(best) })}</span>
      {reference && <span>{t('results.ours', { counts: words(reference) })}</span>}
    </span>
  );
}

/** The page that unlocks a locked challenge, if there is one for this user. */
function WayToOpen({ reason }: { readonly reason: LockReason }) {
  const { t } = useTranslation('challenges');
  const owns = useOwnsPrefix();
  const session = useSession();
  const plans = session.isLoading ? null : purchasePage(session);
  const query = nextQuery(useLocation());
  if (reason === 'account' && owns('login'))
    return <LocaleLink to={`login?${query}`}>{t('logIn')}</LocaleLink>;
  if (reason === 'plan' && plans && owns(plans)) return <LocaleLink to={plans}>{t('seePlans')}</LocaleLink>;
  return null;
}
