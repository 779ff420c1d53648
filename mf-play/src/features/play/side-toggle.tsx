import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { Segmented } from '@burrow/ui/extra';
import type { ReactNode } from 'react';
import { useScreen, type Side } from '../../level/screen.context.ts';

interface SideToggleProps {
  /** Buttons that both sides have. */
  readonly children: ReactNode;
}

/** Switches between the two columns where one of them is seen. */
export function SideToggle({ children }: SideToggleProps) {
  const { t } = useTranslation('play');
  const { side, showSide } = useScreen();
  return (
    <div className="side-toggle">
      <Segmented<Side>
        block
        aria-label={t('side.label')}
        tabIndex={-1}
        value={side}
        onChange={showSide}
        options={[
          { value: 'code', label: t('side.code'), icon: <Icon name="code" size={18} /> },
          { value: 'game', label: t('side.game'), icon: <Icon name="game" size={18} /> },
        ]}
      />
      {children}
    </div>
  );
}
