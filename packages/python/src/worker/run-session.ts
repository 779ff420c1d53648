import type { PlayerCommandName, PyValue } from '@burrow/contracts';
import { answered, applyCommand, loadWorld, startState, watchedVariables, type Applied } from '@burrow/world';
import type { Ask } from '../ask.types.ts';
import { fillText } from '../fill-text.ts';
import { TIME_LIMIT } from '../limits.ts';
import type { RunMode } from '../protocol.ts';
import type { RunErrorCode, RunRequest } from '../run.types.ts';
import type { StepRow } from '../step-rows.ts';
import { createAsker, type Asked, type AskerParts } from './asker.ts';
import { createOutbox, type SendProgress } from './outbox.ts';

/** What Python calls while a program runs. Texts that carry data are JSON. */
export interface RunHost {
  /**
   * Carries out one player command at once. Gives `{ value }`, `{ error, message }`, `{ limit }`, or
   * `{ ended }` where the run is over. `next` is the line that came after the command before.
   */
  command(name: string, argument: string, line: number, changed: string, next: number | null): string;
  /** Asks the learner for a text. Gives `{ value }`, null where nobody is there, or `{ ended }`. */
  ask(prompt: string): string;
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
  readonly steps: readonly StepRow[];
  readonly limit: RunErrorCode | null;
  /** The ask at which the program ended, to be run again with its answer. */
  readonly pending: Ask | null;
  /** The JSON that starts the program. */
  requestText(): string;
  /** Notes which line came after the last command. */
  endSteps(next: number | null): void;
  /** Sends what was not sent yet. */
  flush(): void;
}

export interface RunSessionParts {
  readonly request: RunRequest;
  readonly mode: RunMode;
  readonly send: SendProgress;
  readonly wait: AskerParts['wait'];
}

const ENDED = JSON.stringify({ ended: true });

/** Starts to record a run. */
export function createRunSession({ request, mode, send, wait }: RunSessionParts): RunSession {
  const world = loadWorld(request.level);
  const steps: StepRow[] = [];
  const outbox = createOutbox(steps, send);
  const asker = createAsker({
    interactive: mode.interactive,
    recorded: mode.answers,
    wait: wait && (ask => (outbox.flush(), wait(ask))),
  });
  const begin = performance.now();
  let state = startState(world);
  let slept = 0;
  let typed = 0;
  let limit: RunErrorCode | null = null;

  /** The line after the last step is only known when the program has gone on. */
  function endSteps(next: number | null): void {
    const last = steps.at(-1);
    if (!last || next === null) return;
    last.next = next;
    outbox.lastChanged();
  }

  /** A question that may be asked gets its answer, which is recorded with it. */
  function withAnswer(message: PyValue): { readonly argument: PyValue } | null {
    const { error, value } = applyCommand(world, state, 'question', message);
    if (error !== null || typeof message !== 'string') return { argument: message };
    const asked = asker.ask({ kind: 'question', message, after: steps.length });
    if (asked === 'ended') return null;
    const answer = asked === 'nobody' ? value : asked.answer;
    return { argument: answered(message, answer === true) };
  }

  /** A pop-up of read or write holds the program until it is closed. */
  function holdFor(name: string, { events }: Applied): Asked {
    const [event] = events;
    if (event?.type !== 'signRead' && event?.type !== 'wrote') return 'nobody';
    return asker.ask({
      kind: event.type === 'wrote' ? 'write' : 'read',
      text: event.text,
      after: steps.length,
    });
  }

  function command(
    name: string,
    argumentText: string,
    line: number,
    changedText: string,
    next: number | null,
  ): string {
    if (asker.pending) return ENDED;
    endSteps(next ?? line);
    const given = JSON.parse(argumentText) as PyValue;
    const asked = name === 'question' ? withAnswer(given) : { argument: given };
    if (!asked) return ENDED;
    const { argument } = asked;
    const applied = applyCommand(world, state, name as PlayerCommandName, argument);
    state = applied.state;
    if (applied.error?.code === 'world/too-many-commands')
      return JSON.stringify({ limit: applied.error.code });
    steps.push({
      name: name as PlayerCommandName,
      argument: argument === given ? argumentText : JSON.stringify(argument),
      line,
      next: null,
      changed: changedText,
    });
    outbox.flushIfDue();
    if (applied.error === null)
      return holdFor(name, applied) === 'ended' ? ENDED : JSON.stringify({ value: applied.value });
    const { code, params } = applied.error;
    return JSON.stringify({ error: applied.error, message: fillText(request.texts, code, params) });
  }

  /** What is typed, or what the level has for it where nobody is there. */
  function ask(prompt: string): string {
    const asked = asker.ask({ kind: 'input', prompt, after: steps.length });
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
        seed: mode.seed,
        watched: watchedVariables(world),
      }),
    host: {
      command,
      ask,
      write: outbox.write,
      sleep(seconds) {
        slept += seconds * 1_000;
        return performance.now() - begin - asker.waited + slept >= TIME_LIMIT;
      },
      limit(code) {
        limit ??= code;
      },
    },
  };
}
