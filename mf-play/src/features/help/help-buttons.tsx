import { useTranslation } from '@burrow/i18n';
import { Icon, Tooltip } from '@burrow/ui';
import { memo } from 'react';
import { useScreen } from '../../level/screen.context.ts';
import { useRunPart } from '../../run/use-run.ts';

/** Help, once the code has been run, and the code book. */
export const HelpButtons = memo(function HelpButtons() {
  const { t } = useTranslation('play');
  const hasRun = useRunPart(view => view.hasRun);
  const { openPanel, showSide } = useScreen();
  const help = t('help.action');
  const open = (): void => {
    openPanel('help');
    showSide('code');
  };
  return (
    <div className="help-buttons">
      <Tooltip title={hasRun ? '' : t('help.runFirst')} trigger={['hover', 'focus', 'click']}>
        <button
          type="button"
          className={`way-button ${hasRun ? '' : 'way-button--closed'}`}
          aria-disabled={!hasRun}
          aria-label={hasRun ? help : `${help}. ${t('help.runFirst')}`}
          onClick={() => hasRun && open()}
        >
          <Icon name="help" /> <span className="help-buttons__label">{help}</span>
        </button>
      </Tooltip>
      <button
        type="button"
        className="way-button"
        aria-label={t('codeBook.action')}
        onClick={() => openPanel('code-book')}
      >
        <Icon name="book" /> <span className="help-buttons__label">{t('codeBook.action')}</span>
      </button>
    </div>
  );
});
