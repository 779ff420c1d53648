import { after } from '@burrow/client';
import type { ClassEntry } from '@burrow/contracts';
import { useEffect, useState } from 'react';
import { useClassEntryQuery } from '../../api/class-entry.api.ts';
import { type EntryTimes, entryTimes } from './entry-times.rules.ts';

const TICK_MS = 10_000;

interface Entry {
  readonly entry: ClassEntry | undefined;
  readonly times: EntryTimes;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** How students come into a class, with the time that is left, which goes on by itself. */
export function useEntry(classId: string): Entry {
  const { currentData: entry, error, refetch } = useClassEntryQuery(classId);
  const [ticked, setTicked] = useState({ at: entry?.now, elapsed: 0 });
  const elapsed = ticked.at === entry?.now ? ticked.elapsed : 0;
  useEffect(
    () => after(TICK_MS, () => setTicked({ at: entry?.now, elapsed: elapsed + TICK_MS })),
    [entry?.now, elapsed],
  );
  const times = entry ? entryTimes(entry, elapsed) : { joiningMinutes: null, lessonMinutes: 0 };
  return { entry, times, error, refetch: () => void refetch() };
}
