import { answer } from '@burrow/remote-testing/answers';
import type { PyValue } from '@burrow/contracts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { getEngine } from '../engine/engine.ts';
import { routes } from '../manifest.tsx';
import { renderPlay, startServer } from '../testing/render-play.tsx';
import { loadLateParts } from './load-late-parts.ts';

type Told = (event: { readonly data: object }) => void;

/** For each program that reached Python: whether the page was rendered again by then. */
let wasStopShown: boolean[] = [];

/** A Python that starts immediately, reports one step of each program, and does not end it. */
class SlowPython extends EventTarget {
  onmessage: Told | null = null;

  postMessage({ type }: { readonly type: string }): void {
    if (type === 'initialize') this.#tell({ type, status: 'ready', start: 'snapshot' });
    if (type !== 'main-execution') return;
    wasStopShown.push(screen.queryByRole('button', { name: 'Stop' }) !== null);
    const row: PyValue = ['move_forward', 1, 1, null, []];
    this.#tell({ type: 'progress', output: [], steps: JSON.stringify([row]), from: 0 });
  }

  terminate(): void {}

  #tell(data: object): void {
    setTimeout(() => this.onmessage?.({ data }));
  }
}

const server = startServer();
const plainWorker = globalThis.Worker;

beforeEach(() => {
  globalThis.Worker = SlowPython as unknown as typeof Worker;
  wasStopShown = [];
  // jsdom has no canvas: the picture of the level does not start, and the page works without it.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  globalThis.Worker = plainWorker;
  jest.restoreAllMocks();
});

test('a run reaches Python before the page is rendered again, and is shown before it ends or is saved', async () => {
  server.use(answer('updateLevel', () => new Promise(() => undefined)));
  await loadLateParts();
  renderPlay(routes, 'play/python/intro-level1');
  const run = await screen.findByRole('button', { name: 'Run' });
  await waitFor(() => expect(run.getAttribute('aria-disabled')).toBe('false'));
  run.click();
  expect(wasStopShown).toEqual([false]);
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
  const log = await screen.findByRole('log');
  await waitFor(() => expect(log.textContent).toMatch(/Line 1: Walks \w+ tiles? right/));
  expect(getEngine().state).toBe('running');
});

/** A screen as wide as a tablet that lies; returns a function that turns it upright. */
function lieTablet(): () => void {
  let isWide = true;
  const told = new Set<() => void>();
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    query =>
      ({
        get matches() {
          return isWide && query.includes('width >= 992px');
        },
        addEventListener: (_type: string, tell: () => void) => told.add(tell),
        removeEventListener: (_type: string, tell: () => void) => told.delete(tell),
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  return () => {
    isWide = false;
    act(() => told.forEach(tell => tell()));
  };
}

test('where both columns are seen, a run shows nothing a second time; turned upright, it shows the map', async () => {
  const turnUpright = lieTablet();
  server.use(answer('updateLevel', () => new Promise(() => undefined)));
  await loadLateParts();
  renderPlay(routes, 'play/python/intro-level1');
  const run = await screen.findByRole('button', { name: 'Run' });
  await waitFor(() => expect(run.getAttribute('aria-disabled')).toBe('false'));
  run.click();
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
  expect(screen.getAllByRole('list', { name: 'Goals of this level' })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.querySelector('.play')?.className).toContain('play--code');
  turnUpright();
  expect(document.querySelector('.play')?.className).toContain('play--game');
});
