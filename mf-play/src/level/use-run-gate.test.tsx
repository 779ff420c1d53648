import type { LevelData } from '@burrow/contracts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPlay, startServer } from '../testing/render-play.tsx';
import { enterAs, USERS } from '../testing/users.ts';
import { Visitor } from '../testing/visitor.ts';
import { useRunGate } from './use-run-gate.ts';

const server = startServer();
afterEach(() => void jest.restoreAllMocks());

interface StarterProps {
  readonly level: LevelData;
  readonly needsStudent: boolean;
  readonly onRun: () => void;
}

function Starter({ level, needsStudent, onRun }: StarterProps) {
  const mayRun = useRunGate(level, needsStudent);
  return <button onClick={() => mayRun() && onRun()}>start</button>;
}

async function press(slug: string, { needsStudent = false, more = {} } = {}) {
  const recorded = new Visitor().level('intro-level1');
  if (!recorded) throw new Error('intro-level1 was not recorded');
  const onRun = jest.fn();
  const page = <Starter level={{ ...recorded, slug, ...more }} needsStudent={needsStudent} onRun={onRun} />;
  const store = renderPlay([{ path: 'x', element: page }], 'x', { owned: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'start' }));
  return { onRun, store };
}

const onAPhone = () =>
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(query => ({ matches: true, media: query }) as MediaQueryList);

test('a visitor runs the first levels', async () => {
  expect((await press('intro-level1')).onRun).toHaveBeenCalledTimes(1);
});

test('a visitor signs up to run a level that needs an account', async () => {
  const { onRun, store } = await press('intro-level5', { more: { signUpToRun: true } });
  expect(store.getState().modal.current).toEqual({ name: 'go-to-sign-up', props: { reason: 'level' } });
  expect(onRun).not.toHaveBeenCalled();
});

test('a visitor signs up to run on a phone', async () => {
  onAPhone();
  const { onRun, store } = await press('intro-level1');
  expect(store.getState().modal.current?.name).toBe('mobile-sign-up');
  expect(onRun).not.toHaveBeenCalled();
});

test('somebody who has not said who is playing is asked', async () => {
  server.use(enterAs(USERS.teacher));
  const { onRun, store } = await press('intro-level1', { needsStudent: true });
  expect(store.getState().modal.current?.name).toBe('choose-student');
  expect(onRun).not.toHaveBeenCalled();
});

test('a locked level says that it is part of a plan', async () => {
  const { onRun, store } = await press('intro-level1', { more: { locked: true } });
  await waitFor(() => expect(store.getState().snackbar.current?.text).toBe('This level is part of a plan.'));
  expect(onRun).not.toHaveBeenCalled();
});
