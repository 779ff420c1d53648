import type { PlayerCommandName, PyValue } from '@burrow/contracts';
import { answered, applyCommand, startState, type Applied, type World } from '@burrow/world';
import { fillText } from '../fill-text.ts';
import type { RunRequest } from '../run.types.ts';
import type { StepRow } from '../step-rows.ts';
import type { Asked, Asker } from './asker.ts';
import type { Slept } from './slept.ts';
import type { Outbox } from './outbox.ts';

export interface CommandsParts {
  readonly world: World;
  readonly request: RunRequest;
  readonly asker: Asker;
  /** Where the commands are recorded. */
  readonly steps: StepRow[];
  readonly outbox: Outbox;
  readonly slept: Slept;
}

export interface Commands {
  /** See `RunHost`. */
  command(name: string, argument: string, line: number, changed: string, next: number | null): string;
  /** Notes which line came after the last command. */
  endSteps(next: number | null): void;
}

/** What Python receives when the run is over. */
export const ENDED = JSON.stringify({ ended: true });

/** Carries out a run's commands in its world, one after the other. */
export function createCommands({ world, request, asker, steps, outbox, slept }: CommandsParts): Commands {
  let state = startState(world);

  /** The line after the last step is only known once the program has continued. */
  function endSteps(next: number | null): void {
    const last = steps.at(-1);
    if (!last || next === null) return;
    last.next = next;
    outbox.lastChanged();
  }

  /** A question that may be asked gets its answer, which is recorded with it. */
  function withAnswer(message: PyValue, line: number): { readonly argument: PyValue } | null {
    const { error, value } = applyCommand(world, state, 'question', message);
    if (error !== null || typeof message !== 'string') return { argument: message };
    const asked = asker.ask({ kind: 'question', message, after: steps.length, line });
    if (asked === 'ended') return null;
    const answer = asked === 'nobody' ? value : asked.answer;
    return { argument: answered(message, answer === true) };
  }

  /** A pop-up of read or write holds up the program until it is closed. */
  function holdFor({ events }: Applied, line: number): Asked {
    const [event] = events;
    if (event?.type !== 'signRead' && event?.type !== 'wrote') return 'nobody';
    return asker.ask({
      kind: event.type === 'wrote' ? 'write' : 'read',
      text: event.text,
      after: steps.length,
      line,
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
    const asked = name === 'question' ? withAnswer(given, line) : { argument: given };
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
      wait: slept.take(),
    });
    outbox.flushIfDue();
    if (applied.error === null)
      return holdFor(applied, line) === 'ended' ? ENDED : JSON.stringify({ value: applied.value });
    const { code, params } = applied.error;
    return JSON.stringify({ error: applied.error, message: fillText(request.texts, code, params) });
  }

  return { command, endSteps };
}
