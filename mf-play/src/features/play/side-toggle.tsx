import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { Segmented } from '@burrow/ui/extra';
import type { ReactNode } from 'react';

export type Side = 'code' | 'game';

interface SideToggleProps {
  readonly side: Side;
  readonly onChange: (side: Side) => void;
  /** Buttons that both sides have. */
  readonly children: ReactNode;
}

/** On small screens, which of the two columns is seen. */
export function SideToggle({ side, onChange, children }: SideToggleProps) {
  const { t } = useTranslation('play');
  return (
    <div className="side-toggle">
      <Segmented<Side>
        block
        aria-label={t('side.label')}
        tabIndex={-1}
        value={side}
        onChange={onChange}
        options={[
          { value: 'code', label: t('side.code'), icon: <Icon name="code" size={18} /> },
          { value: 'game', label: t('side.game'), icon: <Icon name="game" size={18} /> },
        ]}
      />
      {children}
    </div>
  );
}
