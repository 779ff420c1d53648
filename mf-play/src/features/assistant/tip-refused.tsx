import { useGoTo, useOwnsPrefix, useSession, type ApiError } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useWayToLogIn } from '../../level/use-refusal.ts';
import { useWayToPlan } from '../../level/use-way-to-plan.ts';
import { refusalOf, wayOn } from './refusals.rules.ts';

interface TipRefusedProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What to do if a tip was refused. */
export function TipRefused({ error, onRetry, onClose }: TipRefusedProps) {
  const { t } = useTranslation('assistant');
  const { user } = useSession();
  const signUp = useWayToLogIn('signup');
  const upgrade = useWayToPlan();
  const goTo = useGoTo();
  const owns = useOwnsPrefix();
  const refusal = refusalOf(error);
  const way = refusal && wayOn(refusal, user);
  const schools = owns('schools') ? () => goTo('schools') : null;
  const ways = { 'sign-up': signUp, upgrade, schools };
  const follow = way ? ways[way] : null;
  return (
    <div className="owl-card__ways">
      {follow && (
        <button type="button" className="way-button" onClick={follow}>
          {t(way === 'sign-up' ? 'signUp' : 'upgrade')}
        </button>
      )}
      {!refusal && (
        <button type="button" className="way-button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      <button type="button" className="owl-card__away" onClick={onClose}>
        {t('away')}
      </button>
    </div>
  );
}
