import type { LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, Icon, Modal } from '@burrow/ui';
import { useState } from 'react';
import type { DialogProps } from '../../level/panel.types.ts';
import { DoseText } from './dose-text.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useDose } from './use-dose.ts';

export interface HelpDialogProps extends DialogProps {
  readonly level: LevelData;
}

/** Help in doses, each on request: a question, where to look, the lines in the wrong order, one line. */
export function HelpDialog({ open, onClose, level }: HelpDialogProps) {
  const { t } = useTranslation('play-dialogs');
  const [number, setNumber] = useState(1);
  const { dose, isError, retry, count } = useDose(level, open ? number : null);
  const footer = (
    <div className="help-dialog__ways">
      <Button onClick={() => setNumber(number - 1)} disabled={number === 1}>
        <Icon name="back" mirrored size={16} /> {t('help.before')}
      </Button>
      {number < count && (
        <Button onClick={() => setNumber(number + 1)}>
          {t('help.more')} <Icon name="forward" mirrored size={16} />
        </Button>
      )}
      <Button type="primary" autoFocus onClick={onClose}>
        {t('texts.close')}
      </Button>
    </div>
  );
  return (
    <Modal open={open} title={t('help.title')} onCancel={onClose} footer={footer} width={560} destroyOnHidden>
      <div className="help-dialog" aria-live="polite">
        <p className="help-dialog__count">{t('help.dose', { number, count })}</p>
        {dose && <h3>{t(`help.${dose.kind}`)}</h3>}
        {dose && <DoseText dose={dose} level={level} />}
        {isError && (
          <>
            <p>{t('help.failed')}</p>
            <Button onClick={retry}>{t('help.retry')}</Button>
          </>
        )}
        {!dose && !isError && <DelayedSkeleton label={t('help.loading')} lines={2} />}
      </div>
      <p className="dialog-note">{t('help.noCost')}</p>
      <Shortcuts />
    </Modal>
  );
}
