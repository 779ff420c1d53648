import type { LevelData } from '@burrow/contracts';
import { loadWorld } from '@burrow/world';
import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { GamePlayer } from '../bridge/game-player.ts';
import { Visitor } from '../testing/visitor.ts';
import { nothingRun, viewOf, type RunFacts } from './run-view.rules.ts';
import { RunContext, useRunPart, type OpenRun } from './use-run.ts';

const level = new Visitor().level('intro-level1') as LevelData;
const world = loadWorld(level);

function changingRun(): OpenRun & { change: (facts: Partial<RunFacts>) => void } {
  const listeners = new Set<() => void>();
  let view = viewOf(nothingRun({ level, world, player: new GamePlayer(world) }));
  return {
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getView: () => view,
    run: () => true,
    stop: () => undefined,
    goOn: () => undefined,
    dismiss: () => undefined,
    lookBack: () => undefined,
    change: facts => {
      view = viewOf({ ...view, ...facts });
      for (const listener of listeners) listener();
    },
  };
}

test('what reads one part of a run is rendered again only when that part changes', () => {
  const run = changingRun();
  const shown: boolean[] = [];
  function Reader() {
    shown.push(useRunPart(({ hasRun }) => hasRun));
    return null;
  }
  render(
    <RunContext value={run}>
      <Reader />
    </RunContext>,
  );
  act(() => run.change({ state: 'starting', code: 'x' }));
  expect(shown).toEqual([false]);
  act(() => run.change({ hasRun: true }));
  expect(shown).toEqual([false, true]);
});
