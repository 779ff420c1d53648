/** The tips for a first level, one after the other. */
export const ONBOARDING_STEPS = ['run-first', 'insert-code', 'run-again'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number] | 'done';

export type OnboardingEvent = 'ran' | 'code-changed' | 'dismissed' | 'completed';

const NEXT: Readonly<Record<OnboardingStep, Partial<Record<OnboardingEvent, OnboardingStep>>>> = {
  'run-first': { ran: 'insert-code' },
  'insert-code': { 'code-changed': 'run-again' },
  'run-again': { ran: 'done' },
  done: {},
};

/** Returns which tip follows what the learner did. */
export function onboardingAfter(step: OnboardingStep, event: OnboardingEvent): OnboardingStep {
  if (event === 'dismissed' || event === 'completed') return 'done';
  return NEXT[step][event] ?? step;
}
