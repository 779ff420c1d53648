import { loadWorld, reachesOf, watchedVariables } from '@burrow/world';
import type { Ask } from '../ask.types.ts';
import { MAX_LINE_STEPS, TIME_LIMIT } from '../limits.ts';
import type { RunMode } from '../protocol.ts';
import type { RunErrorCode, RunRequest } from '../run.types.ts';
import type { StepRow } from '../step-rows.ts';
import { createAsker, type AskerParts } from './asker.ts';
import { createCommands, ENDED } from './commands.ts';
import { createOutbox, type SendProgress } from './outbox.ts';
import { createSlept } from './slept.ts';

/** What Python calls while a program runs. Strings that carry data are JSON. */
export interface RunHost {
  /**
   * Carries out one player command at once. Returns `{ value }`, `{ error, message }`, `{ limit }`, or
   * `{ ended }` if the run is over. `next` is the line that came after the previous command.
   */
  command(name: string, argument: string, line: number, changed: string, next: number | null): string;
  /** Asks the learner for a text, on this line of the program. Returns `{ value }`, null if nobody is there, or `{ ended }`. */
  ask(prompt: string, line: number): string;
  write(text: string): void;
  /** Lets the clock jump; returns true if that uses up the run's time. */
  sleep(seconds: number): boolean;
  /** Notes that the run exceeded a limit. */
  limit(code: RunErrorCode): void;
}

/** One program's run: the world beside it, and what is recorded. */
export interface ProgramRun {
  readonly host: RunHost;
  readonly request: RunRequest;
  readonly steps: readonly StepRow[];
  readonly limit: RunErrorCode | null;
  /** The ask at which the program ended, to be run again with its answer. */
  readonly pending: Ask | null;
  /** The JSON that starts the program. */
  requestText(): string;
  /** Notes which line came after the last command. */
  endSteps(next: number | null): void;
  /** Sends everything that was not sent yet. */
  flush(): void;
}

export interface ProgramRunParts {
  readonly request: RunRequest;
  readonly mode: RunMode;
  readonly send: SendProgress;
  readonly wait: AskerParts['wait'];
}

/** Starts recording a run. */
export function createProgramRun({ request, mode, send, wait }: ProgramRunParts): ProgramRun {
  const world = loadWorld(request.level);
  const steps: StepRow[] = [];
  const outbox = createOutbox(steps, send);
  const asker = createAsker({
    interactive: mode.interactive,
    recorded: mode.answers,
    wait: wait && (ask => (outbox.flush(), wait(ask))),
  });
  const begin = performance.now();
  const slept = createSlept();
  const { command, endSteps } = createCommands({ world, request, asker, steps, outbox, slept });
  let typed = 0;
  let limit: RunErrorCode | null = null;

  /** What the learner types, or the level's own input if nobody is there. */
  function ask(prompt: string, line: number): string {
    const asked = asker.ask({ kind: 'input', prompt, after: steps.length, line });
    if (asked === 'ended') return ENDED;
    if (asked !== 'nobody') return JSON.stringify({ value: String(asked.answer ?? '') });
    return JSON.stringify({ value: request.level.input?.[typed++] ?? null });
  }

  return {
    request,
    steps,
    get limit() {
      return limit;
    },
    get pending() {
      return asker.pending;
    },
    endSteps,
    flush: outbox.flush,
    requestText: () =>
      JSON.stringify({
        code: request.code,
        constants: request.level.constants,
        data: request.level.data ?? '',
        texts: request.texts ?? {},
        record: request.record ?? true,
        mostLines: MAX_LINE_STEPS,
        seed: mode.seed,
        watched: [...watchedVariables(world), ...(request.ideas ?? []).map(reachesOf)],
      }),
    host: {
      command,
      ask,
      write: outbox.write,
      sleep(seconds) {
        slept.add(seconds);
        return performance.now() - begin - asker.waited + slept.total * 1_000 >= TIME_LIMIT;
      },
      limit(code) {
        limit ??= code;
      },
    },
  };
}
