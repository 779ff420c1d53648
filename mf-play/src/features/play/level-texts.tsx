import type { LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, type IconName } from '@burrow/ui';
import { memo } from 'react';
import type { PanelName } from '../dialogs/panel.types.ts';

interface LevelTextsProps {
  readonly level: LevelData;
  readonly onOpen: (panel: PanelName) => void;
}

const TEXTS = [
  ['tutorial', 'book'],
  ['hint', 'hint'],
  ['tip', 'info'],
] as const satisfies readonly (readonly [PanelName, IconName])[];

/** Buttons that open the level's tutorial, hint and tip. */
export const LevelTexts = memo(function LevelTexts({ level, onOpen }: LevelTextsProps) {
  const { t } = useTranslation('play');
  return (
    <div className="level-texts">
      {TEXTS.filter(([name]) => level[name] !== '').map(([name, icon]) => (
        <Button key={name} type="text" size="small" onClick={() => onOpen(name)}>
          <Icon name={icon} size={18} /> {t(`level.${name}`)}
        </Button>
      ))}
    </div>
  );
});
