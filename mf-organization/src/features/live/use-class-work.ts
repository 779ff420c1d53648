import { after, type ApiError } from '@burrow/client';
import type { ClassProgress, SchoolClass } from '@burrow/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useClassProgressQuery } from '../../api/class-work.api.ts';
import { useServerTime } from '../../components/use-server-time.ts';
import { type Working, workOf } from './class-work.rules.ts';

/** Learning hears of a new class a moment after it was made. */
const ASK_AGAIN_MS = 1_500;
const MOST_TRIES = 5;
/** Who does nothing becomes stuck or away, too: then nothing is read again, only the time moves on. */
const LOOK_AGAIN_MS = 30_000;

interface ClassWork {
  readonly progress: ClassProgress | undefined;
  /** By student's id. */
  readonly work: ReadonlyMap<string, Working>;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  readonly error: unknown;
  readonly refetch: () => void;
}

const NO_WORK: ReadonlyMap<string, Working> = new Map();

/** What the students of a class do. The stream says when to read it again. */
export function useClassWork(schoolClass: SchoolClass, course: string): ClassWork {
  const { currentData: progress, error, refetch } = useClassProgressQuery({ id: schoolClass.id, course });
  const [tries, setTries] = useState(0);
  const isUnknownYet = (error as ApiError | undefined)?.status === 403 && tries < MOST_TRIES;
  useEffect(() => {
    if (!isUnknownYet) return undefined;
    return after(ASK_AGAIN_MS, () => {
      setTries(before => before + 1);
      void refetch();
    });
  }, [isUnknownYet, tries, refetch]);
  const now = useServerTime(progress?.at, LOOK_AGAIN_MS);
  const work = useMemo(
    () => (progress ? workOf(progress, schoolClass, now) : NO_WORK),
    [progress, schoolClass, now],
  );
  return { progress, work, now, error: isUnknownYet ? undefined : error, refetch: () => void refetch() };
}
