import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Tooltip, type IconName } from '@burrow/ui';
import { memo } from 'react';
import { useScreen } from '../../level/screen.context.ts';

interface EditorToolbarProps {
  readonly isRunning: boolean;
  readonly onReset: () => void;
}

/** What can be done with the code besides running it. */
export const EditorToolbar = memo(function EditorToolbar({ isRunning, onReset }: EditorToolbarProps) {
  const { t } = useTranslation('play');
  const { openPanel } = useScreen();
  return (
    <div className="editor-tools">
      <Tool icon="reset" label={t('reset.action')} disabled={isRunning} onPress={onReset} />
      <Tool icon="save" label={t('toolbar.save')} onPress={() => openPanel('save')} />
      <Tool icon="load" label={t('toolbar.load')} disabled={isRunning} onPress={() => openPanel('load')} />
      <Tool
        icon="history"
        label={t('toolbar.history')}
        disabled={isRunning}
        onPress={() => openPanel('history')}
      />
    </div>
  );
});

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ icon, label, disabled = false, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      <Button type="text" className="editor-tool" aria-label={label} disabled={disabled} onClick={onPress}>
        <Icon name={icon} />
        <span className="editor-tool__label">{label}</span>
      </Button>
    </Tooltip>
  );
}
