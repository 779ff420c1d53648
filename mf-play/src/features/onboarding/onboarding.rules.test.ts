import { expect, test } from '@jest/globals';
import { onboardingAfter, type OnboardingEvent, type OnboardingStep } from './onboarding.rules.ts';

test('a first level is run, changed and run again', () => {
  const events: OnboardingEvent[] = ['ran', 'code-changed', 'ran'];
  const steps: OnboardingStep[] = ['run-first'];
  for (const event of events) steps.push(onboardingAfter(steps.at(-1) ?? 'done', event));
  expect(steps).toEqual(['run-first', 'insert-code', 'run-again', 'done']);
});

test.each<[OnboardingStep, OnboardingEvent, OnboardingStep]>([
  ['run-first', 'code-changed', 'run-first'],
  ['insert-code', 'ran', 'insert-code'],
  ['run-again', 'code-changed', 'run-again'],
  ['run-first', 'dismissed', 'done'],
  ['insert-code', 'completed', 'done'],
  ['done', 'ran', 'done'],
])('%s after %s is %s', (step, event, next) => {
  expect(onboardingAfter(step, event)).toBe(next);
});
