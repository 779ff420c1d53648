import { useCallback, useState } from 'react';
import { onboardingAfter, type OnboardingEvent, type OnboardingStep } from './onboarding.rules.ts';

const STORAGE_KEY = 'burrow.onboarding';

/** Where the first tips stand. They are shown in one level, until they are done or hidden in this browser. */
export function useOnboarding(isFirstLevel: boolean): {
  readonly step: OnboardingStep;
  readonly tell: (event: OnboardingEvent) => void;
} {
  const [step, setStep] = useState<OnboardingStep>(() =>
    isFirstLevel && localStorage.getItem(STORAGE_KEY) !== 'done' ? 'run-first' : 'done',
  );
  const tell = useCallback(
    (event: OnboardingEvent): void => {
      const next = onboardingAfter(step, event);
      if (next === step) return;
      setStep(next);
      if (next === 'done') localStorage.setItem(STORAGE_KEY, 'done');
    },
    [step],
  );
  return { step, tell };
}
