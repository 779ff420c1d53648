import { LocaleLink, menuText, useAppSelector, useSiteConfig } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Drawer, Icon } from '@burrow/ui';
import { Footer } from './footer.tsx';
import { Slot } from './slot.tsx';
import { useMenuLinks } from './use-menu-links.ts';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const WIDTH = 300;

export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t, i18n } = useTranslation('shell');
  const { fillsWindow } = useAppSelector(state => state.page);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={WIDTH}
      placement={i18n.dir() === 'rtl' ? 'right' : 'left'}
      title={t('menu.title')}
      closable={{ 'aria-label': t('topBar.closeMenu') }}
      rootClassName="menu-drawer"
    >
      <MenuList onNavigate={onClose} />
      <Slot name="drawer" onNavigate={onClose} />
      {fillsWindow && <Footer onNavigate={onClose} />}
    </Drawer>
  );
}

function MenuList({ onNavigate }: { readonly onNavigate: () => void }) {
  const { t, i18n } = useTranslation('shell');
  const { supportEmail } = useSiteConfig();
  const links = useMenuLinks();
  if (links.length === 0 && !supportEmail) return null;
  return (
    <ul className="menu-list">
      {links.map(link => (
        <li key={link.to}>
          <LocaleLink className="menu-list__item" to={link.to} onClick={onNavigate}>
            <Icon name={link.icon} /> {menuText(link.text, i18n.language)}
          </LocaleLink>
        </li>
      ))}
      {supportEmail && (
        <li>
          <a className="menu-list__item" href={`mailto:${supportEmail}`}>
            <Icon name="mail" /> {t('menu.contact')}
          </a>
        </li>
      )}
    </ul>
  );
}
