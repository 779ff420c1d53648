import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import type { OnboardingStep } from './onboarding.rules.ts';

interface OnboardingTipProps {
  readonly step: OnboardingStep;
  readonly onDismiss: () => void;
}

/** What to do next in a first level. */
export function OnboardingTip({ step, onDismiss }: OnboardingTipProps) {
  const { t } = useTranslation('play');
  return (
    <div role="status" aria-label={t('onboarding.label')}>
      {step !== 'done' && (
        <div className="onboarding-tip">
          <Icon name="hint" />
          <p>{t(`onboarding.${step}`)}</p>
          <button type="button" aria-label={t('onboarding.dismiss')} onClick={onDismiss}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
