import { useAppDispatch } from '@burrow/client';
import type { CourseData, LevelData, RunRecord, Variant } from '@burrow/contracts';
import type { RunOutcome, RunRequest } from '@burrow/python';
import type { World } from '@burrow/world';
import { useCallback } from 'react';
import type { GamePlayer } from '../../bridge/game-player.ts';
import { getEngine } from '../../engine/engine.ts';
import { completionKind } from '../completion/completion.rules.ts';
import type { Playback } from './load-playback.ts';
import { runEnded } from './execution.slice.ts';
import { pause } from './pause.ts';
import type { Recording } from './recording.ts';
import type { RunResult } from './run-result.types.ts';

const MODAL_DELAY_MS = 800;
/** How long the hidden settings may still be on their way when the shown map is done. */
const VARIANTS_PATIENCE_MS = 3_000;

interface PlayOutcomeOptions {
  readonly level: LevelData;
  readonly course: CourseData | undefined;
  readonly world: World;
  readonly player: GamePlayer;
  readonly reportCompletion: (code: string, run: RunRecord) => Promise<void>;
}

interface PlayedRun {
  readonly request: RunRequest;
  readonly outcome: RunOutcome;
  readonly recording: Recording;
  readonly playback: Playback;
  /** On their way since the run began; null where they could not be had. */
  readonly variants: Promise<readonly Variant[] | null>;
  readonly isCurrent: () => boolean;
}

type JudgeRun = (run: PlayedRun) => Promise<RunResult | null>;

/** Says how a run ended that the picture has shown; null when it was stopped on the way. */
export function useJudgeRun(options: PlayOutcomeOptions): JudgeRun {
  const { level, course, world, player, reportCompletion } = options;
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ request, outcome, recording, playback, variants, isCurrent }) => {
      if (outcome.status === 'stopped') return { kind: 'stopped' };
      if (outcome.error) {
        const { code, params, line, trace } = outcome.error;
        return { kind: 'error', code, params, line, trace };
      }
      const final = recording.script.stateAt(outcome.steps.length);
      if (level.levelGoals.length === 0) return { kind: 'ended' };
      if (!playback.judge(world, final, outcome.variables).complete) {
        const [missing] = playback.shortfalls(world, final, outcome.variables);
        return { kind: 'incomplete', missing: missing?.error ?? null };
      }
      const late = pause(VARIANTS_PATIENCE_MS).then(() => null);
      // Without them the run ends on the shown map; the server keeps it unverified.
      const hidden = (await Promise.race([variants, late])) ?? [];
      if (!isCurrent()) return null;
      const { failure, met } = await playback.runVariants(getEngine(), request, hidden);
      if (!isCurrent()) return null;
      if (failure?.outcome.status === 'stopped') return { kind: 'stopped' };
      if (failure) return { kind: 'variant', shown: playback.showVariant(request.code, level, failure) };
      // All goals are met: from here on nothing is left to be stopped.
      dispatch(runEnded());
      const record = playback.toRunRecord(level, [outcome, ...met]);
      await Promise.all([reportCompletion(request.code, record), player.cheer(), pause(MODAL_DELAY_MS)]);
      const completion = course ? completionKind(course, level.slug) : 'level';
      return { kind: 'complete', completion, variantsMet: met.length, final };
    },
    [course, dispatch, level, player, reportCompletion, world],
  );
}
