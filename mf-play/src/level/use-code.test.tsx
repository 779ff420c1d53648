import { answer } from '@burrow/remote-testing/answers';
import { type AppStore, createStore, loadDocumentsWith, signOut } from '@burrow/client';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Visitor } from '../testing/visitor.ts';
import { readDraft } from './draft-store.ts';
import { useLevelCode } from './use-code.ts';

const haveSession = (isThere: boolean): void => {
  document.cookie = `has_session=1; path=/${isThere ? '' : '; max-age=0'}`;
};

beforeEach(() => haveSession(true));
afterEach(() => {
  cleanup();
  haveSession(false);
  localStorage.clear();
});

const newLevel = () => {
  const level = new Visitor().level('intro-level1');
  if (!level) throw new Error('intro-level1 was not recorded');
  return level;
};

const inStore = () => {
  const store = createStore();
  return ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
};

test('what was typed last is available immediately, before the next render', () => {
  const level = newLevel();
  const { result } = renderHook(() => useLevelCode(level, null, () => undefined), { wrapper: inStore() });
  act(() => {
    const { change, now } = result.current;
    change('while True:\n    pass');
    expect([now(), result.current.text]).toEqual(['while True:\n    pass', level.codeTemplate]);
  });
  expect(result.current.text).toBe('while True:\n    pass');
});

test('what was typed last is sent when the level is left', async () => {
  const level = newLevel();
  const sent = Promise.withResolvers<unknown>();
  const server = setupServer(
    answer('saveDraft', async ({ request }) => {
      sent.resolve(await request.json());
      return HttpResponse.json({ level_slug: level.slug });
    }),
  );
  server.listen();
  const { result, unmount } = renderHook(() => useLevelCode(level, null, () => undefined), {
    wrapper: inStore(),
  });
  act(() => result.current.change('x = 1'));
  unmount();
  expect(await sent.promise).toEqual({ level_slug: level.slug, code: 'x = 1' });
  server.close();
});

test('a log-out stores what was typed last, and then nobody finds it in this browser', async () => {
  const level = newLevel();
  const calls: string[] = [];
  const server = setupServer(
    answer('saveDraft', async ({ request }) => {
      calls.push(((await request.json()) as { code: string }).code);
      return HttpResponse.json({ level_slug: level.slug });
    }),
    answer('logout', () => {
      calls.push('log out');
      return HttpResponse.json({ done: true });
    }),
  );
  server.listen();
  const store = createStore();
  const stop = loadDocumentsWith(() => undefined);
  const { result } = renderHook(() => useLevelCode(level, 'noor', () => undefined), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  act(() => result.current.change('x = 2'));
  expect(Object.values(localStorage)).toEqual([expect.stringContaining('x = 2')]);
  await act(() => signOut(store.dispatch, 'en'));
  expect(calls).toEqual(['x = 2', 'log out']);
  expect(Object.keys(localStorage).filter(name => name.startsWith('burrow.code.'))).toEqual([]);
  stop();
  server.close();
});

test('what the server did not take stays for whoever typed it', async () => {
  const level = newLevel();
  const server = setupServer(
    answer('saveDraft', () => HttpResponse.error()),
    answer('logout', () => ({ done: true })),
  );
  server.listen();
  const store = createStore();
  const stop = loadDocumentsWith(() => undefined);
  const { result } = renderHook(() => useLevelCode(level, 'noor', () => undefined), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  act(() => result.current.change('x = 3'));
  await act(() => signOut(store.dispatch, 'en'));
  const place = { learner: 'noor', course: level.course_slug, level: level.slug };
  expect(readDraft(place)).toEqual({ code: 'x = 3', acknowledged: false });
  stop();
  server.close();
});

test.each([
  ['somebody logged out in another tab', () => haveSession(false)],
  [
    'somebody else logged in in another tab',
    (store: AppStore) => store.dispatch({ type: 'session/sessionChanged' }),
  ],
])('what was typed is not stored as that of whoever is here next: %s', async (_, changeHands) => {
  const level = newLevel();
  const sent: string[] = [];
  const server = setupServer(
    answer('saveDraft', ({ body }) => {
      sent.push(body.code);
      return { level_slug: level.slug };
    }),
  );
  server.listen();
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const typing = renderHook(() => useLevelCode(level, 'noor', () => undefined), { wrapper });
  act(() => typing.result.current.change('x = 4'));
  changeHands(store);
  typing.unmount();
  const next = renderHook(() => useLevelCode(level, null, () => undefined), { wrapper });
  expect(next.result.current.text).not.toContain('x = 4');
  act(() => next.result.current.change('y = 1'));
  next.unmount();
  await waitFor(() => expect(sent).toEqual(['y = 1']));
  const place = { learner: 'noor', course: level.course_slug, level: level.slug };
  expect(readDraft(place)).toEqual({ code: 'x = 4', acknowledged: false });
  server.close();
});
