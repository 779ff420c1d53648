import { answer } from '@burrow/remote-testing/answers';
import type { OwnLesson } from '@burrow/contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { routes } from '../../manifest.tsx';
import { runMirrored } from '../../run/execution.slice.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';
import { LessonCall } from './lesson-call.tsx';
import { nextEnd } from './lesson.rules.ts';

const server = startServer();
const LEVEL = { course_id: 'python', level_slug: 'intro-level2' };
const FOCUS = '3f0d1f4e-0c8e-4f5b-9a37-54d2a1f8c001';
const AT = '2026-11-23T09:00:00.000Z';
const IDLE = {
  isCodeRunning: false, isRunningInitiated: false, isCodeExecuted: true, firstExecution: false, isWorkerBusy: false,
}; // prettier-ignore

// jsdom has no dialogs on top of the page, and no canvas.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

/** A student of a school whose lesson calls them so, until they have come. */
function inLesson(level: typeof LEVEL | null, look: OwnLesson['look'] = null): () => boolean {
  let hasArrived = false;
  const until = '2126-11-23T09:45:00.000Z';
  server.use(
    enterAs(USERS['student of a school']),
    answer('getOwnLesson', () => ({
      at: AT,
      focus: { id: FOCUS, level, has_arrived: hasArrived, until },
      look,
    })),
    answer('arriveAtFocus', () => {
      hasArrived = true;
      return HttpResponse.json({ done: true });
    }),
  );
  return () => hasArrived;
}

const withCall = [{ element: <LessonCall />, path: '*' }];

test('a call to a level brings there whoever is elsewhere, once their program has ended', async () => {
  const hasArrived = inLesson(LEVEL);
  const store = renderPlay(withCall, 'play/python/intro-level1');
  act(() => void store.dispatch(runMirrored({ ...IDLE, isCodeExecuted: false, isCodeRunning: true })));
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(location.pathname).toBe('/en/play/python/intro-level1');
  act(() => void store.dispatch(runMirrored(IDLE)));
  await waitFor(() => expect(location.pathname).toBe('/en/play/python/intro-level2'));
  await waitFor(() => expect(hasArrived()).toBe(true));
  expect(store.getState().snackbar.current?.text).toBe('Your teacher called everyone to this level.');
});

test('a pause covers the page, and says that nothing is lost', async () => {
  const hasArrived = inLesson(null);
  renderPlay(withCall, 'play/python/intro-level1');
  const sign = await screen.findByRole('dialog', { name: 'Look at your teacher' });
  expect(sign.textContent).toContain('Your program is safe.');
  await waitFor(() => expect(hasArrived()).toBe(true));
  expect(location.pathname).toBe('/en/play/python/intro-level1');
});

test('a student sees that somebody looks at their work, and in its level that somebody did', async () => {
  inLesson(LEVEL, { ...LEVEL, at: AT, live_until: '2126-11-23T09:00:30.000Z' });
  renderPlay(routes, 'play/python/intro-level1');
  expect(await screen.findByText('Your teacher is looking at your work')).toBeTruthy();
});

test('what ends by itself is asked for when the first of it ends', () => {
  const focus = { id: '', level: null, has_arrived: true, until: '2026-11-23T09:00:40.000Z' };
  const look = { ...LEVEL, at: AT, live_until: '2026-11-23T09:00:30.000Z' };
  expect(nextEnd({ at: AT, focus, look })).toBe(30_100);
  expect(nextEnd({ at: AT, focus: null, look: { ...look, live_until: null } })).toBeNull();
});
