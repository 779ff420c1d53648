import { useAppDispatch, useAppSelector } from '@burrow/client';
import type { CourseData, LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { OutputChunk } from '@burrow/python';
import type { World } from '@burrow/world';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GamePlayer } from '../../bridge/game-player.ts';
import { getEngine } from '../../engine/engine.ts';
import { countCodeLines } from './code-lines.rules.ts';
import {
  levelEntered,
  runEnded,
  runInitiated,
  runPhase,
  runStarted,
  stopRequested,
  type RunPhase,
} from './execution.slice.ts';
import type { RunResult } from './run-result.types.ts';
import { runTexts } from './run-texts.ts';
import { usePlayOutcome } from './use-play-outcome.ts';
import { useRunReports } from './use-run-reports.ts';

export interface LevelRun {
  readonly phase: RunPhase;
  /** The code was run since the level was opened. */
  readonly hasRun: boolean;
  readonly output: readonly OutputChunk[];
  readonly result: RunResult | null;
  readonly run: (code: string) => void;
  readonly stop: () => void;
}

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
  const { i18n } = useTranslation('play');
  const phase = useAppSelector(state => runPhase(state.execution));
  const hasRun = useAppSelector(state => state.execution?.firstExecution === false);
  const { countRun, reportCompletion } = useRunReports(level, onSaved);
  const [output, setOutput] = useState<readonly OutputChunk[]>([]);
  const [result, setResult] = useState<RunResult | null>(null);
  const current = useRef(0);

  const end = useCallback(
    (next: RunResult | null): void => {
      dispatch(runEnded());
      setResult(next);
    },
    [dispatch],
  );

  const halt = useCallback((): void => {
    current.current += 1;
    getEngine().stop();
    player.stop();
  }, [player]);

  useEffect(() => {
    dispatch(levelEntered());
    return () => {
      current.current += 1;
      if (getEngine().state === 'running') getEngine().stop();
      player.stop();
    };
  }, [dispatch, player]);

  const playOutcome = usePlayOutcome({ level, course, world, player, reportCompletion });

  const run = useCallback(
    async (code: string): Promise<void> => {
      if (level.maxLinesOfCode && countCodeLines(code) > level.maxLinesOfCode) {
        setResult({ kind: 'too-many-lines', maxLines: level.maxLinesOfCode });
        return;
      }
      current.current += 1;
      const mine = current.current;
      setOutput([]);
      setResult(null);
      dispatch(runInitiated());
      player.reset();
      void countRun(code).then(refusal => {
        if (!refusal || current.current !== mine) return;
        halt();
        end({ kind: 'refused', code: refusal.code, detail: refusal.detail });
      });
      dispatch(runStarted());
      const texts = runTexts(
        key => i18n.getResource(i18n.language, 'play', key) ?? i18n.getResource('en', 'play', key) ?? key,
      );
      const outcome = await getEngine().run(
        { code, level, texts },
        { output: chunk => setOutput(chunks => (current.current === mine ? [...chunks, chunk] : chunks)) },
      );
      if (current.current !== mine) return;
      const next = await playOutcome(code, outcome);
      if (next && current.current === mine) end(next);
    },
    [countRun, dispatch, end, halt, i18n, level, playOutcome, player],
  );

  const stop = useCallback((): void => {
    dispatch(stopRequested());
    halt();
    end({ kind: 'stopped' });
  }, [dispatch, end, halt]);

  return { phase, hasRun, output, result, run: code => void run(code), stop };
}
