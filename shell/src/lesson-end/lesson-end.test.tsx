import { answer } from '@burrow/remote-testing/answers';
import { api, type CurrentUser, loadDocumentsWith, rootReducer } from '@burrow/client';
import { createSlice } from '@reduxjs/toolkit';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { PARENT, renderShell } from '../testing/render-shell.tsx';
import { LessonEndHost } from './lesson-end-host.tsx';

const MIA = { id: PARENT.user_id ?? '', username: 'mia', character: 'Owl', assistant_enabled: true };
let left: number | null = null;
let hasEnded = false;
let loggedOut = 0;
const documents: string[] = [];
const server = setupServer(
  answer('getCurrentUser', () =>
    hasEnded
      ? HttpResponse.json({ code: 'auth/not-logged-in', message: '' }, { status: 401 })
      : HttpResponse.json({
          ...PARENT,
          is_student: true,
          student_details: MIA,
          session_ends_in: left,
        } satisfies CurrentUser),
  ),
  answer('logout', () => {
    loggedOut += 1;
    return HttpResponse.json({ done: true });
  }),
);

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startI18n('en');
  await addTexts('shell', shellTexts);
  document.cookie = 'has_session=1; path=/';
});
afterAll(loadDocumentsWith(path => documents.push(path)));
afterAll(() => server.close());
afterEach(() => {
  cleanup();
  documents.length = 0;
  hasEnded = false;
});

test('when the lesson is over the page is covered while work is saved, then says good-bye', async () => {
  left = 1;
  renderShell(<LessonEndHost />, { path: '/en/tos' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  left = 0;
  expect(await screen.findByRole('alertdialog', { name: 'The lesson is over' })).toBeTruthy();
  await waitFor(() => expect(documents).toEqual(['/en/goodbye?animal=Owl']));
  expect(loggedOut).toBe(1);
});

const execution = createSlice({
  name: 'execution',
  initialState: { isCodeExecuted: true },
  reducers: { ran: (_state, { payload }: { payload: boolean }) => ({ isCodeExecuted: !payload }) },
});

test('a program that runs comes to its end before the page is covered', async () => {
  rootReducer.inject(execution);
  left = 0;
  const store = renderShell(<LessonEndHost />, { path: '/en/tos' });
  act(() => void store.dispatch(execution.actions.ran(true)));
  await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('"session_ends_in":0'));
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => void store.dispatch(execution.actions.ran(false)));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('a device that slept meanwhile says good-bye as well', async () => {
  left = 600;
  const store = renderShell(<LessonEndHost />, { path: '/en/tos' });
  await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('600'));
  hasEnded = true;
  act(() => void store.dispatch(api.util.invalidateTags(['CurrentUser'])));
  await waitFor(() => expect(documents).toEqual(['/en/goodbye']));
});
