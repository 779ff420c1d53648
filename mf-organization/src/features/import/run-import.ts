import { after, type ApiError, type AppDispatch } from '@burrow/client';
import type { ImportState, StartImport } from '@burrow/contracts';
import { importsApi } from '../../api/imports.api.ts';

const ASK_EVERY_MS = 700;
/** How often in a row the server may not answer: a restart takes less. */
const MOST_FAILURES = 40;

export interface ImportRun {
  readonly id: string;
  readonly body: StartImport;
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(done => {
    const cancel = after(milliseconds, done);
    signal.addEventListener('abort', () => {
      cancel();
      done();
    });
  });

/** Whether a server that is away for a moment may be the reason. */
const isPassing = ({ status }: ApiError): boolean => status === 0 || status >= 500;

/**
 * Starts an import and tells where it is until it has ended. What stopped, because the server was restarted, is
 * started again: it makes nobody twice. @throws ApiError
 */
export async function runImport(
  dispatch: AppDispatch,
  { id, body }: ImportRun,
  tell: (state: ImportState) => void,
  signal: AbortSignal,
): Promise<ImportState | null> {
  const start = () => dispatch(importsApi.endpoints.startImport.initiate({ id, body })).unwrap();
  const read = () =>
    dispatch(
      importsApi.endpoints.importState.initiate(id, { forceRefetch: true, subscribe: false }),
    ).unwrap();
  let ask = start;
  for (let failures = 0; !signal.aborted;) {
    try {
      const state = await ask();
      failures = 0;
      tell(state);
      if (state.state === 'done' || state.state === 'failed') return state;
      ask = state.state === 'stopped' ? start : read;
    } catch (error) {
      const problem = error as ApiError;
      failures += 1;
      if (!isPassing(problem) || failures > MOST_FAILURES) throw problem;
    }
    await wait(ASK_EVERY_MS, signal);
  }
  return null;
}
