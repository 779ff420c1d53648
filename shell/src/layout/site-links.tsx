import { LocaleLink, useOwnsPrefix } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

/** Links beside the logo, to pages that exist. */
export function SiteLinks() {
  const { t } = useTranslation('shell');
  const owns = useOwnsPrefix();
  return (
    <>
      {owns('challenges') && (
        <LocaleLink to="challenges" className="top-bar__item top-bar__item--wide">
          {t('topBar.challenges')} <span className="top-bar__new">{t('topBar.new')}</span>
        </LocaleLink>
      )}
      {owns('guide') && (
        <LocaleLink to="guide" className="top-bar__item top-bar__item--wide">
          {t('topBar.guide')}
        </LocaleLink>
      )}
    </>
  );
}
