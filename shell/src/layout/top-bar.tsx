import { LocaleLink, useAppSelector, useSiteConfig } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import logo from '@burrow/art/dist/logo.svg';
import { AccountCorner } from '../account/account-corner.tsx';
import { LanguagePicker } from '../language/language-picker.tsx';
import { SiteLinks } from './site-links.tsx';

interface TopBarProps {
  readonly drawerOpen: boolean;
  readonly onToggleDrawer: () => void;
}

export function TopBar({ drawerOpen, onToggleDrawer }: TopBarProps) {
  const { t } = useTranslation('shell');
  const heading = useAppSelector(state => state.page.heading);
  const { voteUrl } = useSiteConfig();
  return (
    <header className="top-bar">
      <div className="top-bar__start">
        <button
          type="button"
          className="top-bar__item top-bar__item--square"
          aria-label={t(drawerOpen ? 'topBar.closeMenu' : 'topBar.openMenu')}
          aria-expanded={drawerOpen}
          onClick={onToggleDrawer}
        >
          <Icon name={drawerOpen ? 'close' : 'menu'} size={24} />
        </button>
        <LocaleLink to="" className="top-bar__logo" aria-label={t('topBar.home')}>
          <img src={logo} alt="" width={36} height={36} />
          <span>{t('brand')}</span>
        </LocaleLink>
        <SiteLinks />
      </div>
      {heading && <p className="top-bar__heading">{heading}</p>}
      <nav className="top-bar__end" aria-label={t('topBar.label')}>
        {voteUrl && (
          <a className="top-bar__item top-bar__item--wide" href={voteUrl} target="_blank" rel="noreferrer">
            {t('topBar.vote')} <Icon name="external" size={16} />
            <span className="visually-hidden">{t('topBar.opensInNewTab')}</span>
          </a>
        )}
        <LanguagePicker />
        <AccountCorner />
      </nav>
    </header>
  );
}
