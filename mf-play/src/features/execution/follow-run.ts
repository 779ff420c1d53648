import type { OutputChunk, RunOutcome, RunRequest } from '@burrow/python';
import type { GamePlayer } from '../../bridge/game-player.ts';
import { getEngine } from '../../engine/engine.ts';
import { ENDLESS_STEPS, isEndless, upTo } from './endless.rules.ts';
import type { RunScript } from './run-script.ts';

interface FollowOptions {
  readonly request: RunRequest;
  readonly script: RunScript;
  readonly player: GamePlayer;
  /** Whether the run still goes on. */
  readonly isCurrent: () => boolean;
  readonly onOutput: (chunk: OutputChunk) => void;
}

interface FollowedRun {
  readonly outcome: RunOutcome;
  /** Shows what is not shown yet. Resolves to false when it was stopped. */
  readonly showRest: () => Promise<boolean>;
}

/**
 * Lets Python compute a program, and shows each step once it is known. Where the program asks, the picture catches
 * up first, then the pop-up opens, and the program waits for the answer. Of a program that never ends the first
 * steps are shown.
 */
export async function followRun(options: FollowOptions): Promise<FollowedRun> {
  const { request, script, player, isCurrent, onOutput } = options;
  let shown = 0;
  let most = Infinity;
  let playing = Promise.resolve(true);
  const showUpTo = (count: number): Promise<boolean> => {
    playing = playing.then(async isGoingOn => {
      if (!isGoingOn || !isCurrent()) return false;
      const from = shown;
      shown = Math.max(shown, count);
      return player.play(upTo(script.between(from, count), from, () => most));
    });
    return playing;
  };
  const outcome = await getEngine().run(request, {
    output: onOutput,
    steps: (steps, from) => {
      script.record(steps, from);
      void showUpTo(script.steps.length);
    },
    ask: async ask => {
      if (!(await showUpTo(ask.after))) throw new Error('The run was stopped.');
      return player.ask(ask);
    },
  });
  script.record(outcome.steps, 0);
  if (isEndless(outcome)) most = ENDLESS_STEPS;
  return { outcome, showRest: () => showUpTo(outcome.steps.length) };
}
