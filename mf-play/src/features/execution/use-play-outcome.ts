import { snackbarShown, useAppDispatch } from '@burrow/client';
import type { CourseData, LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { RunOutcome } from '@burrow/python';
import type { World } from '@burrow/world';
import { useCallback, useEffect } from 'react';
import type { GamePlayer } from '../../bridge/game-player.ts';
import { getEngine } from '../../engine/engine.ts';
import { completionKind } from '../completion/completion.rules.ts';
import type { RunResult } from './run-result.types.ts';

const MODAL_DELAY_MS = 800;

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

const loadPlayback = () => import('./playback.ts');

/** The world's commands are not needed before a run; they come when Python is there. */
function preloadPlayback(): void {
  if (getEngine().state === 'ready') loadPlayback().catch(() => undefined);
}

interface PlayOutcomeOptions {
  readonly level: LevelData;
  readonly course: CourseData | undefined;
  readonly world: World;
  readonly player: GamePlayer;
  readonly reportCompletion: (code: string, outcome: RunOutcome) => Promise<void>;
}

type PlayOutcome = (code: string, outcome: RunOutcome) => Promise<RunResult | null>;

/** Plays what Python computed and says how the run ended; null when it was stopped on the way. */
export function usePlayOutcome(options: PlayOutcomeOptions): PlayOutcome {
  const { level, course, world, player, reportCompletion } = options;
  const { t } = useTranslation('play');
  const dispatch = useAppDispatch();

  useEffect(() => {
    preloadPlayback();
    return getEngine().subscribe(preloadPlayback);
  }, []);

  return useCallback(
    async (code, outcome) => {
      const playback = await loadPlayback().catch(() => null);
      if (!playback) {
        dispatch(snackbarShown(t('part.failed'), 'error'));
        return { kind: 'stopped' };
      }
      const { steps, replayed } = playback.toScript(world, outcome);
      const played = await player.play(steps);
      if (!played) return null;
      if (outcome.status === 'stopped') return { kind: 'stopped' };
      if (outcome.error) {
        const { code: errorCode, params, line, trace } = outcome.error;
        return { kind: 'error', code: errorCode, params, line, trace };
      }
      const judged = playback.judge(world, replayed.final, outcome.variables);
      if (!judged.complete) return { kind: 'incomplete' };
      await Promise.all([reportCompletion(code, outcome), player.cheer(), pause(MODAL_DELAY_MS)]);
      return { kind: 'complete', completion: course ? completionKind(course, level.slug) : 'level' };
    },
    [course, dispatch, level.slug, player, reportCompletion, t, world],
  );
}
