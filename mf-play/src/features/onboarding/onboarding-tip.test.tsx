import type { LevelData } from '@burrow/contracts';
import { kept } from '@burrow/client';
import { beforeEach, expect, test } from '@jest/globals';
import { loadWorld, startState } from '@burrow/world';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RunFacts } from '../../run/run-view.rules.ts';
import { InLevel } from '../../testing/in-level.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { Visitor } from '../../testing/visitor.ts';
import { OnboardingTip } from './onboarding-tip.tsx';
import { OnboardingContext, useOnboardingOf } from './use-onboarding.ts';

startServer();
beforeEach(() => void kept.setItem('burrow.onboarding', ''));

const level = (slug: string, more: Partial<LevelData> = {}): LevelData => {
  const recorded = new Visitor().level(slug);
  if (!recorded) throw new Error(`${slug} was not recorded`);
  return { ...recorded, ...more };
};
const FIRST = level('intro-level1');
const COMPLETE: Partial<RunFacts> = {
  state: 'judged',
  result: {
    kind: 'complete',
    completion: 'level',
    variantsMet: 0,
    leftOut: [],
    earned: null,
    final: startState(loadWorld(FIRST)),
  },
};

/** Shows the tip of a level, with a button for each thing that a learner may do. */
function show(shown: LevelData, run: Partial<RunFacts> = {}): void {
  function Tips() {
    const onboarding = useOnboardingOf(shown);
    return (
      <OnboardingContext value={onboarding}>
        <InLevel level={shown} run={run}>
          <OnboardingTip />
        </InLevel>
        {(['ran', 'code-changed'] as const).map(event => (
          <button key={event} onClick={() => onboarding.tell(event)}>
            {event}
          </button>
        ))}
      </OnboardingContext>
    );
  }
  renderPlay([{ path: 'x', element: <Tips /> }], 'x');
}
const tell = (event: string) => userEvent.click(screen.getByRole('button', { name: event }));
const tip = async () => (await screen.findByRole('status', { name: 'First steps' })).textContent;

test('in a first level the tips say: run first, insert code, run again, one after the other', async () => {
  show(FIRST);
  expect(await tip()).toBe('Press Run and watch what the program does.');
  await tell('ran');
  expect(await tip()).toBe('Now change the code or add a line. The code book shows every command.');
  await tell('code-changed');
  expect(await tip()).toBe('Run it again. What is different?');
  await tell('ran');
  expect(await tip()).toBe('');
});

test('they do not come back once they are done or hidden', async () => {
  show(FIRST);
  await userEvent.click(await screen.findByRole('button', { name: 'Hide the tips' }));
  expect(await tip()).toBe('');
  expect(kept.getItem('burrow.onboarding')).toBe('done');
});

test('a completed level needs no tip any more, whichever it was at', async () => {
  show(FIRST, COMPLETE);
  await screen.findByRole('status', { name: 'First steps' });
  expect(await tip()).toBe('');
  expect(kept.getItem('burrow.onboarding')).toBe('done');
});

test.each([
  ['a later level', level('intro-level2')],
  ['a first level that is complete', { ...FIRST, completed: true }],
])('%s has none', async (_what, shown) => {
  show(shown);
  expect(await tip()).toBe('');
});
