import type { Variant } from '@burrow/contracts';
import type { RunListeners } from '@burrow/python';
import { ENDLESS_STEPS, isEndless, upTo } from './endless.rules.ts';
import { judgeRun } from './judge-run.ts';
import { toRecording, type Recording } from './recording.ts';
import type { RunResult } from './run-result.types.ts';
import { RunSteps } from './run-steps.ts';
import type { Run } from './run.types.ts';

/**
 * Lets Python compute a program, and shows each step once it is known. For a program that never ends, the first steps
 * are shown. What the picture has shown is judged.
 * @param variants the hidden settings, loading since the run began; null if they could not be loaded
 * @returns how it ended; null if it was stopped
 */
export async function followRun(
  run: Run,
  variants: Promise<readonly Variant[] | null>,
): Promise<RunResult | null> {
  const { code, level, world, python, signal, tell } = run;
  const steps = new RunSteps(world);
  const show = showSteps(run, steps);
  const request = { code, level, texts: run.texts(), ideas: level.ideas ?? [] };
  const outcome = await python.run(request, listenersOf(run, steps, show));
  if (signal.aborted) return null;
  const recording = toRecording(code, world, steps, outcome);
  if (outcome.steps.length === 0 && recording.length > 0) showLastLine(run, recording);
  tell.recorded(recording);
  if (!(await show(outcome.steps.length, isEndless(outcome) ? ENDLESS_STEPS : Infinity))) return null;
  tell.judging();
  return judgeRun(run, { request, outcome, recording, variants });
}

/** A program without commands leaves the picture as it is; its lines are stepped through from the last. */
function showLastLine({ player }: Run, { steps, length }: Recording): void {
  player.seek(length - 1, steps.at(length - 1));
}

/**
 * Shows what is not shown yet, up to a number of steps, and never more than `most`, which also applies immediately to what
 * is being shown. Resolves to false if the run was stopped.
 */
type ShowSteps = (count: number, most?: number) => Promise<boolean>;

function showSteps({ player, signal }: Run, steps: RunSteps): ShowSteps {
  let shown = 0;
  let limit = Infinity;
  let playing = Promise.resolve(true);
  return (count, most = Infinity) => {
    limit = Math.min(limit, most);
    playing = playing.then(async isGoingOn => {
      if (!isGoingOn || signal.aborted) return false;
      const from = shown;
      shown = Math.max(shown, count);
      const isShown = await player.play(upTo(steps.between(from, count), from, () => limit));
      return isShown && !signal.aborted;
    });
    return playing;
  };
}

/** When the program asks, the picture catches up first, then the pop-up opens, and the program waits for the answer. */
function listenersOf({ player, tell }: Run, steps: RunSteps, show: ShowSteps): RunListeners {
  return {
    output: tell.printed,
    steps: (told, from) => {
      steps.record(told, from);
      void show(steps.all.length);
    },
    ask: async ask => {
      if (!(await show(ask.after))) throw new Error('The run was stopped.');
      tell.asking(true);
      const answer = await player.ask(ask);
      tell.asking(false);
      return answer;
    },
  };
}
