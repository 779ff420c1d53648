import type { OwnBadge } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { showsProgress } from './badge-groups.rules.ts';
import { BadgePicture } from './badge-picture.tsx';

/** A badge: what it was given for, when and where; or what it takes and how far it is. */
export function BadgeCard({ badge }: { readonly badge: OwnBadge }) {
  const { t } = useTranslation(['badges', 'badge-names']);
  const { id, granted_at: at } = badge;
  return (
    <article className={at === null ? 'badge-card badge-card--open' : 'badge-card'}>
      <BadgePicture id={id} isGiven={at !== null} />
      <div className="badge-card__words">
        <h3>{t(`badge-names:${id}`)}</h3>
        <p>{t(at === null ? `${id}.what` : `${id}.got`)}</p>
        {at !== null && <Given badge={badge} at={at} />}
        {showsProgress(badge) && <HowFar badge={badge} />}
      </div>
    </article>
  );
}

function Given({ badge: { place }, at }: { readonly badge: OwnBadge; readonly at: string }) {
  const { t } = useTranslation('badges');
  const day = useDates().day(at);
  const text = place ? t('givenIn', { day, place: place.name }) : t('given', { day });
  return <p className="badge-card__given">{text}</p>;
}

function HowFar({ badge: { id, have, count } }: { readonly badge: OwnBadge }) {
  const { t } = useTranslation(['badges', 'badge-names']);
  return (
    <p className="badge-card__progress">
      <progress
        value={have}
        max={count}
        aria-label={t('progressLabel', { name: t(`badge-names:${id}`), have, count })}
      />
      <span aria-hidden="true">{t('progress', { have, count })}</span>
    </p>
  );
}
