import { after } from '@burrow/client';
import { useEffect, useState } from 'react';

/**
 * The server's time in milliseconds since 1970, which moves on every `tickMs`: 0 before it is known.
 * @param at the time of the last answer
 */
export function useServerTime(at: string | undefined, tickMs: number): number {
  const [since, setSince] = useState({ at, elapsed: 0 });
  const elapsed = since.at === at ? since.elapsed : 0;
  useEffect(() => after(tickMs, () => setSince({ at, elapsed: elapsed + tickMs })), [at, elapsed, tickMs]);
  return (at === undefined ? 0 : Date.parse(at)) + elapsed;
}
