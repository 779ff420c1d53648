import { after, useSession } from '@burrow/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunResult } from '../../run/run-result.types.ts';
import { isPhone } from '../../level/is-phone.ts';
import { keepTipSwitch, readTipSwitch } from './tip-switch.ts';

/** A line that a tip has changed, in the code as it then was. */
interface Applied {
  readonly code: string;
  readonly line: number;
}

export interface Assistant {
  /** False if the assistant was switched off for this learner. */
  readonly isAvailable: boolean;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  /** Which request is open; null if none. A new number sends a new one. */
  readonly asked: number | null;
  readonly isAsking: boolean;
  readonly ask: () => void;
  readonly close: () => void;
  /** The answer has arrived. After a refusal the end of a run requests no more tips. */
  readonly answered: (isRefused: boolean) => void;
  readonly applied: Applied | null;
  readonly markApplied: (applied: Applied) => void;
}

const SHOWN_AFTER_MS = 500;
const STUCK: ReadonlySet<RunResult['kind']> = new Set(['error', 'incomplete', 'variant'] as const);

/** The switch of the tips, and whether one is requested: by a press, or by a run that did not succeed. */
export function useAssistant(result: RunResult | null): Assistant {
  const isAvailable = useSession().user?.student_details?.assistant_enabled !== false;
  const [isOn, setOn] = useState(() => readTipSwitch());
  const [asked, setAsked] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [applied, markApplied] = useState<Applied | null>(null);
  const [seen, setSeen] = useState(result);
  if (seen !== result) {
    setSeen(result);
    // What a tip said of the run before no longer holds.
    if (result) {
      setAsked(null);
      setAsking(false);
    }
  }
  const isRefused = useRef(false);
  const count = useRef(0);
  const mayAsk = isAvailable && isOn;

  const ask = useCallback((): void => {
    if (!mayAsk || isPhone()) return;
    count.current += 1;
    setAsked(count.current);
    setAsking(true);
  }, [mayAsk]);

  const close = useCallback((): void => {
    setAsked(null);
    setAsking(false);
  }, []);

  const answered = useCallback((refused: boolean): void => {
    isRefused.current = refused;
    setAsking(false);
  }, []);

  const turn = (on: boolean): void => {
    setOn(on);
    keepTipSwitch(on);
    if (!on) close();
  };

  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  }, [ask]);
  useEffect(() => {
    if (!result || !STUCK.has(result.kind) || isRefused.current || isPhone()) return;
    return after(SHOWN_AFTER_MS, () => latestAsk.current());
  }, [result]);

  return { isAvailable, isOn, turn, asked, isAsking, ask, close, answered, applied, markApplied };
}
