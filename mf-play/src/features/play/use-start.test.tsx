import type { LevelData } from '@burrow/contracts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { signInAs, USERS } from '../../testing/users.ts';
import { Visitor } from '../../testing/visitor.ts';
import { useStart } from './use-start.ts';

const server = startServer();
afterEach(() => void jest.restoreAllMocks());

interface StarterProps {
  readonly level: LevelData;
  readonly needsStudent: boolean;
  readonly ran: string[];
}

function Starter({ level, needsStudent, ran }: StarterProps) {
  const run = { run: (code: string) => void ran.push(code), result: null };
  const { start } = useStart({ level, needsStudent, run, onStart: (code = 'a = 1') => code });
  return <button onClick={() => start()}>start</button>;
}

async function press(slug: string, { needsStudent = false, more = {} } = {}) {
  const recorded = new Visitor().level('intro-level1');
  if (!recorded) throw new Error('intro-level1 was not recorded');
  const ran: string[] = [];
  const page = <Starter level={{ ...recorded, slug, ...more }} needsStudent={needsStudent} ran={ran} />;
  const store = renderPlay([{ path: 'x', element: page }], 'x', { owned: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'start' }));
  return { ran, store };
}

const onAPhone = () =>
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(query => ({ matches: true, media: query }) as MediaQueryList);

test('a visitor runs the first levels', async () => {
  expect((await press('intro-level1')).ran).toEqual(['a = 1']);
});

test('a visitor signs up to run a level that needs an account', async () => {
  const { ran, store } = await press('intro-level5');
  expect(store.getState().modal.current).toEqual({ name: 'go-to-sign-up', props: { reason: 'level' } });
  expect(ran).toEqual([]);
});

test('a visitor signs up to run on a phone', async () => {
  onAPhone();
  const { ran, store } = await press('intro-level1');
  expect(store.getState().modal.current?.name).toBe('mobile-sign-up');
  expect(ran).toEqual([]);
});

test('whoever has not said who plays is asked', async () => {
  server.use(signInAs(USERS.teacher));
  const { ran, store } = await press('intro-level1', { needsStudent: true });
  expect(store.getState().modal.current?.name).toBe('choose-student');
  expect(ran).toEqual([]);
});

test('a locked level says that it is part of a plan', async () => {
  const { ran, store } = await press('intro-level1', { more: { locked: true } });
  await waitFor(() => expect(store.getState().snackbar.current?.text).toBe('This level is part of a plan.'));
  expect(ran).toEqual([]);
});
