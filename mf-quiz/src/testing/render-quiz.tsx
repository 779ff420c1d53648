import { renderRemote, startRemote } from '@burrow/remote-testing';
import type { SetupServer } from 'msw/node';
import { inject, routes } from '../manifest.tsx';

/** The texts of a test file, and the network, of which nothing answers but what a test says with `use`. */
export const startArea = (): SetupServer => startRemote({ inject });

/** Renders the area's routes, at a path without the language. */
export function renderQuiz(path: string): void {
  renderRemote(routes, path);
}
