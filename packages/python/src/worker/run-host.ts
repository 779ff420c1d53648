import { PLAYER_COMMANDS } from '@burrow/contracts';
import { PYTHON_ERRORS, WORLD_ERRORS } from '@burrow/contracts/errors';
import { ENDED } from './commands.ts';
import type { RunHost } from './program-run.ts';

const COMMANDS: ReadonlySet<unknown> = new Set(PLAYER_COMMANDS);
const LIMITS: ReadonlySet<unknown> = new Set([...PYTHON_ERRORS, ...WORLD_ERRORS]);

/** The longest text that Python hands over at once. */
const MAX_TEXT = 200_000;
/** Python itself ends a run that prints more. */
const MAX_OUTPUT = 400_000;

const isText = (value: unknown, most = MAX_TEXT): value is string =>
  typeof value === 'string' && value.length <= most;
const isLine = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

function isRowOfTexts(text: unknown): boolean {
  if (text === '[]') return true;
  if (!isText(text)) return false;
  try {
    const row: unknown = JSON.parse(text);
    return Array.isArray(row) && row.every(part => typeof part === 'string');
  } catch {
    return false;
  }
}

function isJson(text: unknown): boolean {
  if (!isText(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What Python holds while a program runs, and how to revoke it. */
export interface LentHost {
  readonly host: RunHost;
  close(): void;
}

/**
 * Lends the host of a run to Python. Learners' code can reach it in other ways than through `player`, so it accepts nothing
 * that `player` would not send, offers nothing else, and is dead after the run. Anything unexpected ends the run.
 */
export function lendHost(host: RunHost): LentHost {
  let open = true;
  let written = 0;
  const lent: RunHost = {
    command: (name, argument, line, changed, next) =>
      open &&
      COMMANDS.has(name) &&
      isJson(argument) &&
      isLine(line) &&
      isRowOfTexts(changed) &&
      (next === null || next === undefined || isLine(next))
        ? host.command(name, argument, line, changed, next ?? null)
        : ENDED,
    ask: (prompt, line) => (open && isText(prompt) && isLine(line) ? host.ask(prompt, line) : ENDED),
    write(text) {
      if (!open || !isText(text) || written + text.length > MAX_OUTPUT) return;
      written += text.length;
      host.write(text);
    },
    sleep: seconds => !open || !Number.isFinite(seconds) || seconds < 0 || host.sleep(seconds),
    limit(code) {
      if (open && LIMITS.has(code)) host.limit(code);
    },
  };
  Object.values(lent).forEach(call => Object.freeze(call));
  return {
    host: Object.freeze(Object.assign(Object.create(null) as RunHost, lent)),
    close: () => void (open = false),
  };
}
