import { snackbarShown, useAppDispatch, useAppSelector } from '@burrow/client';
import type { CourseData, LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { OutputChunk } from '@burrow/python';
import type { World } from '@burrow/world';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GamePlayer } from '../../bridge/game-player.ts';
import { getEngine } from '../../engine/engine.ts';
import { usePythonRest } from '../../engine/use-python-rest.ts';
import { tooMuchCode } from './code-lines.rules.ts';
import {
  levelEntered,
  runEnded,
  runInitiated,
  runPhase,
  runStarted,
  stopRequested,
  type RunPhase,
} from './execution.slice.ts';
import { loadedPlayback, loadPlayback, preloadPlayback } from './load-playback.ts';
import { pause } from './pause.ts';
import type { Recording } from './recording.ts';
import type { RunResult } from './run-result.types.ts';
import { runTexts } from './run-texts.ts';
import { useCountedRun } from './use-counted-run.ts';
import { useJudgeRun } from './use-judge-run.ts';
import { useRunReports } from './use-run-reports.ts';
import { useVariants } from './use-variants.ts';

export interface LevelRun {
  readonly phase: RunPhase;
  /** The code was run since the level was opened. */
  readonly hasRun: boolean;
  readonly output: readonly OutputChunk[];
  readonly result: RunResult | null;
  /** What the last run did, step by step; null before it is computed. */
  readonly recording: Recording | null;
  readonly run: (code: string) => void;
  readonly stop: () => void;
  /** The code of a run that was stopped; null where there is nothing to be continued. */
  readonly stoppedCode: string | null;
  /** Runs that code again, a moment later; it counts as the run that was stopped. */
  readonly goOn: () => void;
}

const STOPPING_AT_MOST_MS = 1_500;
const CONTINUE_DELAY_MS = 1_000;

interface LevelRunOptions {
  readonly level: LevelData;
  readonly course: CourseData | undefined;
  readonly world: World;
  readonly player: GamePlayer;
  /** The server has this code now. */
  readonly onSaved: (code: string) => void;
}

/** Runs the learner's code: counts the run, computes it in Python, plays it, and judges it. */
export function useLevelRun({ level, course, world, player, onSaved }: LevelRunOptions): LevelRun {
  const dispatch = useAppDispatch();
  const { t, i18n } = useTranslation('play');
  const phase = useAppSelector(state => runPhase(state.execution));
  const hasRun = useAppSelector(state => state.execution?.firstExecution === false);
  const { countRun, reportCompletion } = useRunReports(level, onSaved);
  const count = useCountedRun(countRun);
  const fetchVariants = useVariants(level);
  const [output, setOutput] = useState<readonly OutputChunk[]>([]);
  const [result, setResult] = useState<RunResult | null>(null);
  const [recording, setRecording] = useState<Recording | null>(null);
  const current = useRef(0);
  const computing = useRef<Promise<unknown>>(Promise.resolve());
  const [ranCode, setRanCode] = useState('');

  const end = useCallback(
    (next: RunResult | null): void => {
      dispatch(runEnded());
      setResult(next);
    },
    [dispatch],
  );

  const halt = useCallback((): void => {
    current.current += 1;
    if (getEngine().state === 'running') getEngine().stop();
    player.stop();
  }, [player]);

  useEffect(() => {
    dispatch(levelEntered());
    return halt;
  }, [dispatch, halt]);

  usePythonRest(preloadPlayback);
  const judgeRun = useJudgeRun({ level, course, world, player, reportCompletion });

  const run = useCallback(
    async (code: string, isContinued = false): Promise<void> => {
      const tooMuch = tooMuchCode(level, code);
      if (tooMuch) return setResult(tooMuch);
      current.current += 1;
      const mine = current.current;
      const isCurrent = (): boolean => current.current === mine;
      setOutput([]);
      setResult(null);
      setRecording(null);
      setRanCode(code);
      dispatch(runInitiated());
      player.reset();
      void count(code, isContinued).then(refusal => {
        if (!refusal || !isCurrent()) return;
        halt();
        end({ kind: 'refused', code: refusal.code, detail: refusal.detail });
      });
      const variants = fetchVariants();
      if (isContinued) await pause(CONTINUE_DELAY_MS);
      const playback = loadedPlayback() ?? (await loadPlayback().catch(() => null));
      if (!isCurrent()) return;
      if (!playback) {
        dispatch(snackbarShown(t('part.failed'), 'error'));
        return end({ kind: 'stopped' });
      }
      dispatch(runStarted());
      const request = { code, level, texts: runTexts(i18n) };
      const script = new playback.RunScript(world);
      const onOutput = (chunk: OutputChunk): void =>
        setOutput(chunks => (isCurrent() ? [...chunks, chunk] : chunks));
      const followed = playback.followRun({ request, script, player, isCurrent, onOutput });
      computing.current = followed;
      const { outcome, showRest } = await followed;
      if (!isCurrent()) return;
      const recorded = playback.toRecording(code, world, script, outcome);
      setRecording(recorded);
      if (!(await showRest()) || !isCurrent()) return;
      const judging = judgeRun({ request, outcome, recording: recorded, playback, variants, isCurrent });
      computing.current = judging;
      const next = await judging;
      if (next && isCurrent()) end(next);
    },
    [count, dispatch, end, fetchVariants, halt, i18n, judgeRun, level, player, t, world],
  );

  const stop = useCallback((): void => {
    dispatch(stopRequested());
    halt();
    const mine = current.current;
    const toldStopped = (): void => {
      if (current.current === mine) end({ kind: 'stopped' });
    };
    Promise.race([computing.current, pause(STOPPING_AT_MOST_MS)]).then(toldStopped, toldStopped);
  }, [dispatch, end, halt]);

  const shown = { phase, hasRun, output, result, recording };
  const stoppedCode = result?.kind === 'stopped' ? ranCode : null;
  return { ...shown, stoppedCode, run: code => void run(code), stop, goOn: () => void run(ranCode, true) };
}
