import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useEffect } from 'react';
import { useRunPart } from '../../run/use-run.ts';
import { useQuestion } from '../question/index.ts';
import { useOnboarding } from './use-onboarding.ts';

/** What to do next in a first level; the guide's question comes before the first run. */
export function OnboardingTip() {
  const { t } = useTranslation('play');
  const { step, tell } = useOnboarding();
  const isGuessFirst = useQuestion()?.state === 'asked' && step === 'run-first';
  const isComplete = useRunPart(({ result }) => result?.kind === 'complete');
  useEffect(() => {
    if (isComplete) tell('completed');
  }, [isComplete, tell]);
  return (
    <div className="onboarding" role="status" aria-label={t('onboarding.label')}>
      {step !== 'done' && !isGuessFirst && (
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
