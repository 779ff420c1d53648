import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { RecordedCommand } from '@burrow/contracts';
import { GOLDEN_LEVELS } from './testing/golden-levels.ts';
import { replay } from './replay.ts';
import { WORLD_VERSION } from './version.ts';
import { loadWorld } from './world.ts';

/**
 * The same commands must always end the same under one WORLD_VERSION, since stored completions are
 * replayed. If you change an outcome, raise the version and rewrite the files (node build/write-golden.ts).
 */
interface Golden {
  readonly version: string;
  readonly commands: readonly RecordedCommand[];
  readonly events: unknown;
  readonly final: unknown;
}

test.each(Object.entries(GOLDEN_LEVELS))('%s replays as recorded', (name, { level, commands }) => {
  const file = new URL(`./testing/golden/${name}.json`, import.meta.url);
  const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;
  const { steps, final } = replay(loadWorld(level), golden.commands);
  expect(golden.version).toBe(WORLD_VERSION);
  expect(golden.commands).toEqual(commands);
  expect(steps.map(step => step.events)).toEqual(golden.events);
  expect(final).toEqual(golden.final);
});
