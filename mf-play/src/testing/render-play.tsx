import type { AppStore } from '@burrow/client';
import type { RouteObject } from '@burrow/client/router';
import { renderRemote, startRemote } from '@burrow/remote-testing';
import { afterEach, beforeAll } from '@jest/globals';
import type { SetupServer } from 'msw/node';
import { inject } from '../manifest.tsx';
import { loadCodeBookTexts, loadDialogTexts } from '../locales/texts.ts';
import { playHandlers } from './handlers.ts';
import { signOut } from './users.ts';

/** jsdom has no workers: here Python never finishes loading. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** The recorded server of a test file, new for each test. `use` sets other answers for one test. */
export function startServer(): SetupServer {
  beforeAll(() => {
    globalThis.Worker ??= SilentWorker as unknown as typeof Worker;
  });
  const server = startRemote({ inject, handlers: playHandlers });
  beforeAll(() => Promise.all([loadDialogTexts(), loadCodeBookTexts()]));
  afterEach(signOut);
  return server;
}

interface RenderOptions {
  /** Prefixes that areas list; links to others are left out. */
  readonly owned?: readonly string[];
}

/** Renders routes, at a path without the language. */
export const renderPlay = (
  routes: readonly RouteObject[],
  path: string,
  { owned = ['login', 'signup', 'purchase', 'schools', 'quiz'] }: RenderOptions = {},
): AppStore => renderRemote(routes, path, [{ prefixes: owned, isolatedOn: ['', 'play'] }]);
