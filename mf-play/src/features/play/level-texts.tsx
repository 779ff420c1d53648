import type { LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { memo, useState } from 'react';
import { TextDialog } from '../dialogs/text.dialog.tsx';

type Shown = 'tutorial' | 'hint' | null;

/** Buttons that open the level's tutorial and hint. */
export const LevelTexts = memo(function LevelTexts({ level }: { readonly level: LevelData }) {
  const { t } = useTranslation('play');
  const [shown, setShown] = useState<Shown>(null);
  return (
    <div className="level-texts">
      {level.tutorial && (
        <Button type="text" size="small" onClick={() => setShown('tutorial')}>
          <Icon name="book" size={18} /> {t('level.tutorial')}
        </Button>
      )}
      {level.hint && (
        <Button type="text" size="small" onClick={() => setShown('hint')}>
          <Icon name="hint" size={18} /> {t('level.hint')}
        </Button>
      )}
      <TextDialog
        open={shown !== null}
        title={t(`level.${shown ?? 'hint'}`)}
        text={shown === 'tutorial' ? level.tutorial : level.hint}
        onClose={() => setShown(null)}
      />
    </div>
  );
});
