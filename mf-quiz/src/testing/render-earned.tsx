import { renderRemote, startRemote } from '@burrow/remote-testing';
import type { SetupServer } from 'msw/node';
import { inject, routes } from '../manifest.tsx';
import { Earnings, earnedHandlers } from './earned.handlers.ts';

interface TestEarnings {
  /** `use` sets other answers for one test. */
  readonly server: SetupServer;
  /** Who is here and what was earned; new for each test. */
  readonly earnings: () => Earnings;
}

/** The texts and the answers of a test file about badges and certificates. */
export function startEarned(): TestEarnings {
  let earnings = new Earnings();
  const handlers = () => {
    earnings = new Earnings();
    earnings.signOut();
    return earnedHandlers(earnings);
  };
  return { server: startRemote({ inject, handlers }), earnings: () => earnings };
}

/** Renders the area's routes at a path without the language. */
export function renderEarned(path: string): void {
  renderRemote([...routes, { path: '*', element: <p>elsewhere</p> }], path);
}
