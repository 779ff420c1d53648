import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Way } from './way.rules.ts';

const WAYS: readonly Way[] = ['student', 'adult'];
const ICONS = { student: 'game', adult: 'mail' } as const;

interface WayTabsProps {
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
  readonly children: ReactNode;
}

const tabId = (way: Way): string => `login-as-${way}`;
const PANEL_ID = 'login-form';

/** Who is logging in: two large tabs, between which the arrow keys move. */
export function WayTabs({ way, onChoose, children }: WayTabsProps) {
  const { t } = useTranslation('account');
  const move = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = way === 'student' ? 'adult' : 'student';
    onChoose(other);
    document.getElementById(tabId(other))?.focus();
  };
  return (
    <div className="way-tabs">
      <div className="way-tabs__list" role="tablist" aria-label={t('login.who')}>
        {WAYS.map(one => (
          <button
            key={one}
            id={tabId(one)}
            type="button"
            role="tab"
            className="way-tab"
            aria-selected={one === way}
            aria-controls={PANEL_ID}
            tabIndex={one === way ? 0 : -1}
            onClick={() => onChoose(one)}
            onKeyDown={move}
          >
            <Icon name={ICONS[one]} size={24} />
            <span className="way-tab__words">
              <span className="way-tab__label">{t(`login.${one}.tab`)}</span>
              <span className="way-tab__text">{t(`login.${one}.tabText`)}</span>
            </span>
          </button>
        ))}
      </div>
      <div key={way} id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(way)}>
        {children}
      </div>
    </div>
  );
}
