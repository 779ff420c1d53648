import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';

interface StepBarProps {
  /** The picture waits for the next step. */
  readonly isWaiting: boolean;
  readonly onNext: () => void;
}

/** Step by step: a button that lets the picture continue. It keeps the focus while a step is shown. */
export function StepBar({ isWaiting, onNext }: StepBarProps) {
  const { t } = useTranslation('play');
  return (
    <div className="step-bar" role="group" aria-label={t('stepping.label')}>
      <span>{t('stepping.label')}</span>
      <Button type="primary" autoFocus aria-disabled={!isWaiting} onClick={onNext}>
        <Icon name="forward" size={18} mirrored /> {t('stepping.next')}
      </Button>
    </div>
  );
}
