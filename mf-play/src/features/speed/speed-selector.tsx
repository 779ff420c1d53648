import { useTranslation } from '@burrow/i18n';
import { Segmented } from '@burrow/ui/extra';
import { memo } from 'react';
import { SPEEDS, type Speed } from './speed.ts';

interface SpeedSelectorProps {
  readonly speed: Speed;
  readonly onChange: (speed: Speed) => void;
}

export const SpeedSelector = memo(function SpeedSelector({ speed, onChange }: SpeedSelectorProps) {
  const { t } = useTranslation('play');
  return (
    <div className="speed-selector">
      <span className="speed-selector__label">{t('speed.label')}</span>
      <Segmented<Speed>
        aria-label={t('speed.label')}
        tabIndex={-1}
        value={speed}
        onChange={onChange}
        options={SPEEDS.map(value => ({ value, label: t(`speed.${value}`) }))}
      />
    </div>
  );
});
