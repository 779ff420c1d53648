import { api, type RemoteModule, rootReducer } from '@burrow/client';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { takeRefusedAnswers } from './answers/index.ts';

interface StartedRemote {
  /** The remote's own: its texts and its part of the store. */
  readonly inject: RemoteModule['inject'];
  /** What answers in each test; called before each, so that nothing is left of the test before. */
  readonly handlers?: () => readonly RequestHandler[];
}

/** Typing letter by letter takes time on a busy machine. */
const PATIENCE_MS = 180_000;

/** The texts of a test file, and its network: nothing answers but `handlers`, and what a test says with `use`. */
export function startRemote({ inject, handlers = () => [] }: StartedRemote): SetupServer {
  const server = setupServer();
  jest.setTimeout(PATIENCE_MS);
  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' });
    await startI18n('en');
    await addTexts('shell', shellTexts);
    await inject({ rootReducer, api });
  });
  beforeEach(() => server.resetHandlers(...handlers()));
  afterEach(() => {
    expect(takeRefusedAnswers()).toEqual([]);
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
  return server;
}
