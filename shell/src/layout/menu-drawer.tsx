import { useTranslation } from '@burrow/i18n';
import { Drawer, Icon } from '@burrow/ui';
import { useSiteConfig } from '../config/use-site-config.ts';
import { Slot } from './slot.tsx';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const WIDTH = 300;

export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t, i18n } = useTranslation('shell');
  const { supportEmail } = useSiteConfig();
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
      {supportEmail && (
        <ul className="menu-list">
          <li>
            <a className="menu-list__item" href={`mailto:${supportEmail}`}>
              <Icon name="mail" /> {t('menu.contact')}
            </a>
          </li>
        </ul>
      )}
      <Slot name="drawer" onNavigate={onClose} />
    </Drawer>
  );
}
