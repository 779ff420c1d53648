import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { runErrorText } from '../../run/run-error-text.ts';
import type { VariantShown } from '../../run/variant-shown.ts';

interface VariantNoticeProps {
  readonly variant: VariantShown;
  readonly onBack: () => void;
}

/** Says about the map below that the program does not work on it yet, and where it breaks, and leads back. */
export function VariantNotice({ variant, onBack }: VariantNoticeProps) {
  const { t } = useTranslation('play');
  const { line, reason } = variant;
  return (
    <div className="variant-notice" role="alert">
      <p>
        <strong>{t('variant.title')}</strong> {line !== null && t('variant.line', { line })}
        {reason && ` ${runErrorText(t, reason)}`}
      </p>
      <Button type="primary" onClick={onBack}>
        {t('variant.back')}
      </Button>
    </div>
  );
}
