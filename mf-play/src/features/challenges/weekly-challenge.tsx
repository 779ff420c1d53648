import type { ChallengeEntry, ChallengeList } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { ChallengeCard } from './challenge-card.tsx';

interface WeeklyChallengeProps {
  readonly challenge: ChallengeEntry;
  readonly difficulties: ChallengeList['difficulties'];
}

/** The challenge of the week, which is the same for everybody. */
export function WeeklyChallenge({ challenge, difficulties }: WeeklyChallengeProps) {
  const { t } = useTranslation('challenges');
  return (
    <section className="challenges__week" aria-labelledby="challenge-of-the-week">
      <h2 id="challenge-of-the-week">{t('week.title')}</h2>
      <ChallengeCard challenge={challenge} difficulties={difficulties} isWide />
    </section>
  );
}
