import { expect, test } from '@jest/globals';
import type { Recording } from './recording.ts';
import type { RunResult } from './run-result.types.ts';
import { nothingRun, type RunFacts, viewOf } from './run-view.rules.ts';
import type { OwnPicture } from './run.types.ts';
import type { VariantShown } from './variant-shown.ts';

const OWN = { level: { slug: 'own' }, world: {}, player: {} } as unknown as OwnPicture;
const recordingOf = (world: object) => ({ code: 'x = 1', world }) as Recording;
const view = (more: Partial<RunFacts> = {}) => viewOf({ ...nothingRun(OWN), ...more });

test('before its first run a level shows itself, and nothing is said', () => {
  expect(view()).toEqual({
    state: 'idle', hasRun: false, code: '', output: [], result: null, isDismissed: false, recording: null, own: OWN, phase: 'idle',
    isRunning: false, shown: null, report: null, stoppedCode: null, picture: { ...OWN, recording: null, variant: null },
  }); // prettier-ignore
});

test('a run is under way until there is nothing left to stop', () => {
  const running = (['starting', 'running', 'stopping', 'praising', 'judged'] as const).map(
    state => view({ state }).isRunning,
  );
  expect(running).toEqual([true, true, true, false, false]);
});

test('how a run ended is said in its dialog, then next to the code', () => {
  const result: RunResult = { kind: 'error', code: 'python/name', params: {}, line: 1, trace: '' };
  expect(view({ result })).toMatchObject({ shown: result, report: null });
  expect(view({ result, isDismissed: true })).toMatchObject({ shown: null, report: result });
});

test('a run that was stopped can be continued, any other cannot', () => {
  expect(view({ code: 'x = 1', result: { kind: 'stopped' } }).stoppedCode).toBe('x = 1');
  expect(view({ code: 'x = 1', result: { kind: 'ended' } }).stoppedCode).toBeNull();
});

test('the steps are those of the map that is shown', () => {
  const own = recordingOf(OWN.world);
  expect(view({ recording: own }).picture.recording).toBe(own);
  expect(view({ recording: recordingOf({}) }).picture.recording).toBeNull();
});

test('a hidden map on which the program fails is shown until that is dismissed', () => {
  const world = {};
  const shown = {
    number: 1,
    level: { slug: 'hidden' },
    player: {},
    recording: recordingOf(world),
  } as unknown as VariantShown;
  const result: RunResult = { kind: 'variant', shown };
  const { level, player, recording } = shown;
  expect(view({ result }).picture).toEqual({ level, player, recording, world, variant: shown });
  expect(view({ result, isDismissed: true }).picture).toEqual({ ...OWN, recording: null, variant: null });
});
