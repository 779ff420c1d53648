import { useTranslation } from '@burrow/i18n';
import { memo } from 'react';
import { portraitUrl } from '../../level/portrait-url.ts';
import { useScreen } from '../../level/screen.context.ts';
import { OWL_BUTTON } from './focus-owl.ts';

/** Opens and closes the steps of help. */
export const OwlButton = memo(function OwlButton() {
  const { t } = useTranslation('play');
  const { panel, openPanel } = useScreen();
  const isOpen = panel === 'help';
  return (
    <button
      id={OWL_BUTTON}
      type="button"
      className="owl-button"
      aria-label={t('help.owl')}
      title={t('help.owl')}
      aria-expanded={isOpen}
      onClick={() => openPanel(isOpen ? null : 'help')}
    >
      <img src={portraitUrl('Owl')} alt="" width={32} height={32} />
      <span className="owl-button__label">{t('help.owl')}</span>
    </button>
  );
});
