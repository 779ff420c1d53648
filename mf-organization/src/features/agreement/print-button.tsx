import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';

/** Opens the browser's print dialog, which can also save as PDF. */
export function PrintButton() {
  const { t } = useTranslation('agreement');
  return (
    <Button icon={<Icon name="print" size={18} />} onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
}
