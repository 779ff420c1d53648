import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { guidePath, type GuidePlace } from './guide.rules.ts';

interface GuideWaysProps {
  readonly places: readonly GuidePlace[];
  readonly before: GuidePlace | null;
  readonly after: GuidePlace | null;
}

/** Links to the pages before and after this one. */
export function GuideWays({ places, before, after }: GuideWaysProps) {
  const { t } = useTranslation('guide');
  return (
    <nav className="guide__ways" aria-label={t('ways')}>
      {before && (
        <LocaleLink className="guide__way" to={guidePath(places, before.slug)}>
          <Icon name="back" mirrored size={18} />
          <span>
            <small>{t('before')}</small>
            {before.title}
          </span>
        </LocaleLink>
      )}
      {after && (
        <LocaleLink className="guide__way guide__way--after" to={guidePath(places, after.slug)}>
          <span>
            <small>{t('after')}</small>
            {after.title}
          </span>
          <Icon name="forward" mirrored size={18} />
        </LocaleLink>
      )}
    </nav>
  );
}
