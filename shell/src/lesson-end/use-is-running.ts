import { useAppSelector } from '@burrow/client';

declare module '@burrow/client' {
  /** The one flag of the play area's slice that is read here; it is there once a level was opened. */
  interface LazySlices {
    execution: { readonly isCodeExecuted: boolean };
  }
}

/** Returns whether a program runs on the page in view. */
export const useIsRunning = (): boolean =>
  useAppSelector(({ execution }) => execution?.isCodeExecuted === false);
