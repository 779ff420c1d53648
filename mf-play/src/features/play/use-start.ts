import { useSession } from '@burrow/client';
import type { LevelData } from '@burrow/contracts';
import { useState } from 'react';
import { usePythonRest } from '../../engine/use-python-rest.ts';
import { preloadResults } from '../dialogs/results.tsx';
import type { RunResult } from '../execution/run-result.types.ts';
import type { LevelRun } from '../execution/use-level-run.ts';
import { runRefusal } from '../gate/run-gate.rules.ts';
import { useRefusal } from '../gate/use-refusal.ts';
import { isPhone } from './is-phone.ts';

interface StartOptions {
  readonly level: LevelData;
  readonly needsStudent: boolean;
  readonly run: Pick<LevelRun, 'run' | 'result'>;
  /** A run begins; gives the code to run, the editor's where it told none. */
  readonly onStart: (code?: string) => string;
}

interface Start {
  readonly start: (code?: string) => void;
  /** How the last run ended, until that is dismissed. */
  readonly shown: RunResult | null;
  readonly dismiss: () => void;
}

/** Starts runs, unless something stands in the way, and keeps what was told of the last one. */
export function useStart({ level, needsStudent, run, onStart }: StartOptions): Start {
  const { isAnonymous } = useSession();
  const refuse = useRefusal();
  usePythonRest(preloadResults);
  const [dismissed, setDismissed] = useState<RunResult | null>(null);
  const start = (code?: string): void => {
    const refusal = runRefusal(level, { isAnonymous, needsStudent, isPhone: isPhone() });
    if (refusal) return refuse(refusal);
    run.run(onStart(code));
    preloadResults();
  };
  return {
    start,
    shown: run.result === dismissed ? null : run.result,
    dismiss: () => setDismissed(run.result),
  };
}
