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
      aria-expanded={isOpen}
      onClick={() => openPanel(isOpen ? null : 'help')}
    >
      <img src={portraitUrl('Owl')} alt="" width={32} height={32} />
      {t('help.owl')}
    </button>
  );
});
