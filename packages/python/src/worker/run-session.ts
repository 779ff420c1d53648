import type { PlayerCommandName, PyValue } from '@burrow/contracts';
import { applyCommand, loadWorld, startState, watchedVariables } from '@burrow/world';
import { fillText } from '../fill-text.ts';
import { TIME_LIMIT } from '../limits.ts';
import type { ChangedVariable, OutputChunk, RunErrorCode, RunRequest, RunStep } from '../run.types.ts';

/** What Python calls while a program runs. Texts that carry data are JSON. */
export interface RunHost {
  /** Carries out one player command at once. Gives `{ value }`, `{ error, message }` or `{ limit }`. */
  command(name: string, argument: string, line: number, changed: string): string;
  write(text: string): void;
  /** Lets the clock jump; true when the run's time is used up by it. */
  sleep(seconds: number): boolean;
  /** Notes that the run went over a limit. */
  limit(code: RunErrorCode): void;
}

/** One program's run: the world beside it, and what is recorded. */
export interface RunSession {
  readonly host: RunHost;
  readonly request: RunRequest;
  readonly steps: readonly RunStep[];
  readonly limit: RunErrorCode | null;
  /** The JSON that starts the program. */
  requestText(): string;
  /** Sends what was not sent yet. */
  flush(): void;
}

type SendProgress = (output: readonly OutputChunk[], steps: readonly RunStep[]) => void;

const SEND_INTERVAL = 50;
const EAGER_SENDS = 20;

/** Collects output and steps and sends them: at once for the first few, then at most 20 times a second. */
function createOutbox(steps: readonly RunStep[], send: SendProgress) {
  let chunks: OutputChunk[] = [];
  let sentSteps = 0;
  let sends = 0;
  let last = 0;
  const flush = (): void => {
    if (chunks.length === 0 && sentSteps === steps.length) return;
    send(chunks, steps.slice(sentSteps));
    chunks = [];
    sentSteps = steps.length;
    sends += 1;
    last = performance.now();
  };
  const flushIfDue = (): void => {
    if (sends < EAGER_SENDS || performance.now() - last > SEND_INTERVAL) flush();
  };
  return {
    flush,
    flushIfDue,
    write(text: string): void {
      chunks.push({ text, step: steps.length });
      flushIfDue();
    },
  };
}

/** Starts to record a run of `request`. */
export function createRunSession(request: RunRequest, send: SendProgress): RunSession {
  const world = loadWorld(request.level);
  const steps: RunStep[] = [];
  const outbox = createOutbox(steps, send);
  const begin = performance.now();
  let state = startState(world);
  let slept = 0;
  let limit: RunErrorCode | null = null;

  function command(name: string, argumentText: string, line: number, changedText: string): string {
    const argument = JSON.parse(argumentText) as PyValue;
    const applied = applyCommand(world, state, name as PlayerCommandName, argument);
    state = applied.state;
    if (applied.error?.code === 'world/too-many-commands')
      return JSON.stringify({ limit: applied.error.code });
    const changed = JSON.parse(changedText) as ChangedVariable[];
    steps.push({ name: name as PlayerCommandName, argument, line, changed });
    outbox.flushIfDue();
    if (applied.error === null) return JSON.stringify({ value: applied.value });
    const { code, params } = applied.error;
    return JSON.stringify({ error: applied.error, message: fillText(request.texts, code, params) });
  }

  return {
    request,
    steps,
    get limit() {
      return limit;
    },
    flush: outbox.flush,
    requestText: () =>
      JSON.stringify({
        code: request.code,
        constants: request.level.constants,
        texts: request.texts ?? {},
        watched: watchedVariables(world),
      }),
    host: {
      command,
      write: outbox.write,
      sleep(seconds) {
        slept += seconds * 1_000;
        return performance.now() - begin + slept >= TIME_LIMIT;
      },
      limit(code) {
        limit ??= code;
      },
    },
  };
}
