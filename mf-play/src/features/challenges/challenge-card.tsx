import { LocaleLink, nextQuery, useOwnsPrefix, useSession } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { CHALLENGES, type LevelEntry, type LockReason } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, PixelSquare } from '@burrow/ui';
import type { ReactNode } from 'react';
import { LevelPicture } from '../../components/level-picture/level-picture.tsx';
import { purchasePage } from '../../level/purchase.rules.ts';
import { levelPath } from '../../level/level-place.ts';

interface ChallengeCardProps {
  readonly challenge: LevelEntry;
  /** Its number among those of its difficulty, from 1. */
  readonly number: number;
  readonly difficulty: ReactNode;
}

/** One challenge with its map, small: a press opens it; a locked one says why it is locked. */
export function ChallengeCard(props: ChallengeCardProps) {
  const { slug, locked, lock_reason } = props.challenge;
  const { t } = useTranslation('challenges');
  if (!locked) {
    return (
      <LocaleLink className="challenge-card" to={levelPath(CHALLENGES, slug)}>
        <CardContent {...props} />
      </LocaleLink>
    );
  }
  const reason = lock_reason ?? 'plan';
  return (
    <div className="challenge-card challenge-card--locked">
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

function CardContent({ challenge, number, difficulty, children }: CardContentProps) {
  const { slug, name, idea, completed, locked } = challenge;
  const { t } = useTranslation('challenges');
  return (
    <>
      <span className="challenge-card__map">
        <LevelPicture slug={slug} />
        <PixelSquare state={locked ? 'locked' : completed ? 'done' : 'open'}>
          {locked || completed ? <Icon name={locked ? 'lock' : 'check'} size={18} /> : number}
        </PixelSquare>
      </span>
      <span className="challenge-card__words">
        <span className="challenge-card__name">{name}</span>
        <span className="challenge-card__idea">{idea}</span>
        {children}
        <span className="challenge-card__foot">
          {difficulty}
          {completed && <span className="challenge-card__done">{t('completed')}</span>}
        </span>
      </span>
    </>
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
