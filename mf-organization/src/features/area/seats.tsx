import { LocaleLink, useOwnsPrefix, useSession } from '@burrow/client';
import type { Organization } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';

interface SeatsProps {
  readonly seats: NonNullable<Organization['seats']>;
}

/** How many students the school has, of how many it may have. */
export function Seats({ seats: { taken, limit } }: SeatsProps) {
  const { t } = useTranslation('organization');
  const { isAdmin } = useSession();
  const hasPlans = useOwnsPrefix()('schools');
  const text =
    limit === null ? t('area.seats.taken', { taken }) : t('area.seats.of', { taken, count: limit });
  return (
    <div className="school-seats">
      <p className="school-seats__text">{text}</p>
      {limit !== null && <progress value={Math.min(taken, limit)} max={limit} aria-label={text} />}
      {limit !== null && taken >= limit && <p className="school-seats__full">{t('area.seats.full')}</p>}
      {isAdmin && hasPlans && limit !== null && <LocaleLink to="schools">{t('area.seats.more')}</LocaleLink>}
    </div>
  );
}
