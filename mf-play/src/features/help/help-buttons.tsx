import { useTranslation } from '@burrow/i18n';
import { Icon, Tooltip } from '@burrow/ui';
import { memo } from 'react';
import type { PanelName } from '../dialogs/panel.types.ts';

interface HelpButtonsProps {
  /** The code has been run in this level. */
  readonly hasRun: boolean;
  readonly onOpen: (panel: PanelName) => void;
}

/** Help, once the code has been run, and the code book. */
export const HelpButtons = memo(function HelpButtons({ hasRun, onOpen }: HelpButtonsProps) {
  const { t } = useTranslation('play');
  const help = t('help.action');
  return (
    <div className="help-buttons">
      <Tooltip title={hasRun ? '' : t('help.runFirst')} trigger={['hover', 'focus', 'click']}>
        <button
          type="button"
          className={`way-button ${hasRun ? '' : 'way-button--closed'}`}
          aria-disabled={!hasRun}
          aria-label={hasRun ? help : `${help}. ${t('help.runFirst')}`}
          onClick={() => hasRun && onOpen('help')}
        >
          <Icon name="help" /> <span className="help-buttons__label">{help}</span>
        </button>
      </Tooltip>
      <button
        type="button"
        className="way-button"
        aria-label={t('codeBook.action')}
        onClick={() => onOpen('code-book')}
      >
        <Icon name="book" /> <span className="help-buttons__label">{t('codeBook.action')}</span>
      </button>
    </div>
  );
});
