import { LocaleLink, menuText } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useMenuLinks } from './use-menu-links.ts';

/** The links of the menu that are also shown next to the logo. */
export function SiteLinks() {
  const { t, i18n } = useTranslation('shell');
  return useMenuLinks()
    .filter(({ bar }) => bar)
    .map(link => (
      <LocaleLink key={link.to} to={link.to} className="top-bar__item top-bar__item--wide">
        {menuText(link.text, i18n.language)}{' '}
        {link.bar === 'new' && <span className="top-bar__new">{t('topBar.new')}</span>}
      </LocaleLink>
    ));
}
