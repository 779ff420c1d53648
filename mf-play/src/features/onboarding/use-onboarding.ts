import { kept } from '@burrow/client';
import type { LevelData } from '@burrow/contracts';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { isFirstLevel } from '../../level/level-place.ts';
import { onboardingAfter, type OnboardingEvent, type OnboardingStep } from './onboarding.rules.ts';

const STORAGE_KEY = 'burrow.onboarding';

export interface Onboarding {
  readonly step: OnboardingStep;
  readonly tell: (event: OnboardingEvent) => void;
}

export const OnboardingContext = createContext<Onboarding>({ step: 'done', tell: () => undefined });

/** The place of the first tips, and functions that tell them what the learner did. */
export const useOnboarding = (): Onboarding => useContext(OnboardingContext);

/** The first tips. They are shown in one level, until they are done or hidden in this browser. */
export function useOnboardingOf({ course_slug, slug, completed }: LevelData): Onboarding {
  const [step, setStep] = useState<OnboardingStep>(() =>
    isFirstLevel(course_slug, slug) && !completed && kept.getItem(STORAGE_KEY) !== 'done'
      ? 'run-first'
      : 'done',
  );
  const tell = useCallback(
    (event: OnboardingEvent): void => {
      const next = onboardingAfter(step, event);
      if (next === step) return;
      setStep(next);
      if (next === 'done') kept.setItem(STORAGE_KEY, 'done');
    },
    [step],
  );
  return useMemo(() => ({ step, tell }), [step, tell]);
}
