export { OnboardingTip } from './onboarding-tip.tsx';
export { OnboardingContext, useOnboarding, useOnboardingOf } from './use-onboarding.ts';
