import { LocaleLink, nextQuery, useOwnsPrefix, useSession } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import type { LockReason } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, PixelSquare } from '@burrow/ui';
import { purchasePage } from '../gate/purchase.rules.ts';
import type { Chapter } from '../navigator/chapters.rules.ts';
import { CHALLENGES, levelPath } from '../play/play-place.ts';

interface ChallengeCardProps {
  readonly challenge: Chapter['level_data'][number];
  /** Among those of its difficulty, from 1; the group's heading names that. */
  readonly number: number;
}

/** One challenge: a press opens it; a locked one says why it is. */
export function ChallengeCard({ challenge, number }: ChallengeCardProps) {
  const { slug, name, completed, locked } = challenge;
  const { t } = useTranslation('challenges');
  if (locked) {
    const reason = challenge.lock_reason ?? 'plan';
    return (
      <div className="challenge-card challenge-card--locked">
        <PixelSquare state="locked">
          <Icon name="lock" size={18} />
        </PixelSquare>
        <span className="challenge-card__words">
          <span className="challenge-card__name">{name}</span>
          <span className="challenge-card__note">{t(`lockedBy.${reason}`)}</span>
          <WayToOpen reason={reason} />
        </span>
      </div>
    );
  }
  return (
    <LocaleLink className="challenge-card" to={levelPath(CHALLENGES, slug)}>
      <PixelSquare state={completed ? 'done' : 'open'}>
        {completed ? <Icon name="check" size={18} /> : number}
      </PixelSquare>
      <span className="challenge-card__words">
        <span className="challenge-card__name">{name}</span>
        {completed && <span className="challenge-card__done">{t('completed')}</span>}
      </span>
      <Icon name="forward" mirrored size={16} />
    </LocaleLink>
  );
}

/** The page that opens a locked challenge, where there is one for whoever is here. */
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
