import { SettingError, StartError } from '../config/setting.error.ts';

/** What was started, and how to stop it. */
export interface Running {
  /** The line on standard output that says so. */
  readonly line: string;
  /** Resolves with the reason when something is lost without which the process cannot continue. */
  readonly lost?: Promise<Error>;
  /** Resolves once others have had time to see that the process is about to stop: on SIGTERM, before it closes. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 10_000;

function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/** Returns one line that says what stops the process. */
function report(error: unknown): void {
  const expected = error instanceof SettingError || error instanceof StartError;
  process.stderr.write(`${expected ? oneLine(error) : `Burrow cannot start: ${oneLine(error)}`}\n`);
}

function fail(error: unknown): never {
  report(error);
  process.exit(1);
}

/**
 * Runs a process: starts it, prints one line, and stops it cleanly on SIGINT or SIGTERM. Whatever prevents
 * the start, or is lost later for good, is one line on standard error and exit code 1.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  let ending = false;
  const started = (async () => start())();
  const end = async (code: number, drains = false): Promise<void> => {
    if (ending) return;
    ending = true;
    const limit = (): unknown => setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    if (!drains) limit();
    const running = await started.catch(() => undefined);
    if (drains) await running?.drain?.();
    if (drains) limit();
    await running?.close();
    process.exit(code);
  };
  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0, true));
  try {
    const { line, lost } = await started;
    if (!ending) process.stdout.write(`${line}\n`);
    void lost?.then(error => {
      report(error);
      return end(1);
    });
  } catch (error) {
    if (!ending) fail(error);
  }
}

/** Runs a command: does its work, prints one line, and ends. If it fails, that is one line on standard error. */
export async function runTask(task: () => Promise<string>): Promise<never> {
  try {
    process.stdout.write(`${await task()}\n`);
  } catch (error) {
    fail(error);
  }
  process.exit(0);
}
