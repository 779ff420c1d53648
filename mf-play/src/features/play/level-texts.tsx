import type { LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, type IconName } from '@burrow/ui';
import { memo } from 'react';
import type { PanelName } from '../../level/panel.types.ts';
import { useScreen } from '../../level/screen.context.ts';

interface LevelTextsProps {
  readonly level: LevelData;
}

const TEXTS = [
  ['tutorial', 'book'],
  ['hint', 'hint'],
  ['tip', 'info'],
] as const satisfies readonly (readonly [PanelName, IconName])[];

/** Buttons that open the level's tutorial, hint and tip. */
export const LevelTexts = memo(function LevelTexts({ level }: LevelTextsProps) {
  const { t } = useTranslation('play');
  const { openPanel } = useScreen();
  return (
    <div className="level-texts">
      {TEXTS.filter(([name]) => level[name] !== '').map(([name, icon]) => (
        <Button
          key={name}
          type="text"
          size="small"
          aria-label={t(`level.${name}`)}
          title={t(`level.${name}`)}
          onClick={() => openPanel(name)}
        >
          <Icon name={icon} size={18} />
          <span className="level-texts__label">{t(`level.${name}`)}</span>
        </Button>
      ))}
    </div>
  );
});
