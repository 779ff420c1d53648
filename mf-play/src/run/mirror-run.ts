import type { AppDispatch } from '@burrow/client';
import type { PythonEngine } from '@burrow/python';
import { flagsOf, runMirrored, type ExecutionState } from './execution.slice.ts';
import type { RunSession } from './run-session.ts';

const keysOf = (flags: ExecutionState): string => Object.values(flags).join();

/** Mirrors the state of a level's runs in the page's store. Returns a function that stops it. */
export function mirrorRun(
  session: Pick<RunSession, 'subscribe' | 'getView'>,
  python: Pick<PythonEngine, 'subscribe' | 'state'>,
  dispatch: AppDispatch,
): () => void {
  let last = '';
  const mirror = (): void => {
    const flags = flagsOf(session.getView(), python.state);
    if (keysOf(flags) === last) return;
    last = keysOf(flags);
    dispatch(runMirrored(flags));
  };
  mirror();
  const stops = [session.subscribe(mirror), python.subscribe(mirror)];
  return () => stops.forEach(stop => stop());
}
