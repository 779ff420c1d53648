import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';

/** A button after Stop: it runs the same program again, and says from where. */
export function ContinueRun({ onContinue }: { readonly onContinue: () => void }) {
  const { t } = useTranslation('play');
  return (
    <div className="continue-run">
      <Button onClick={onContinue}>{t('run.continue')}</Button>
      <span>{t('run.continueNote')}</span>
    </div>
  );
}
