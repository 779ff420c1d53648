import { pause } from '../engine/clock.ts';
import { loadedLateParts, loadLateParts } from './load-late-parts.ts';
import type { RunResult } from './run-result.types.ts';
import type { Run } from './run.types.ts';

const CONTINUE_DELAY_MS = 1_000;

/**
 * Has a run counted, loads what it needs, and follows it. If everything has loaded already, the program reaches Python
 * before this function returns.
 * @returns how it ended; null if it was stopped
 */
export async function startRun(run: Run): Promise<RunResult | null> {
  const { code, isContinued, python, server, signal, tell } = run;
  // Without Python nothing runs, and nothing is counted.
  if (isContinued || python.state === 'ready')
    void server.count(code, isContinued).then(refusal => refusal && tell.counted(refusal));
  const variants = server.variants();
  if (isContinued) await pause(CONTINUE_DELAY_MS);
  const late = loadedLateParts() ?? (await loadLateParts().catch(() => null));
  if (signal.aborted) return null;
  if (!late) {
    run.onLoadFailed();
    return { kind: 'stopped' };
  }
  tell.started();
  return late.followRun(run, variants);
}
