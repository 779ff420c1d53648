import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useOnboarding } from './use-onboarding.ts';

/** What to do next in a first level. */
export function OnboardingTip() {
  const { t } = useTranslation('play');
  const { step, tell } = useOnboarding();
  return (
    <div role="status" aria-label={t('onboarding.label')}>
      {step !== 'done' && (
        <div className="onboarding-tip">
          <Icon name="hint" />
          <p>{t(`onboarding.${step}`)}</p>
          <button type="button" aria-label={t('onboarding.dismiss')} onClick={() => tell('dismissed')}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
