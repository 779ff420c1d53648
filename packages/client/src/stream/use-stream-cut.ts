import { useEffect, useState } from 'react';
import { after } from '../page/after.ts';
import { useAppSelector } from '../store/hooks.ts';

/** A server that restarts, or a network that changes, is back before anybody has to know. */
const PATIENCE_MS = 5_000;

/**
 * Returns since when the page hears nothing of what others do, in milliseconds since 1970; null while it hears, and for
 * the first seconds of a silence.
 */
export function useStreamCut(): number | null {
  const since = useAppSelector(({ stream }) => stream.cutSince);
  const [told, setTold] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    return after(Math.max(0, since + PATIENCE_MS - Date.now()), () => setTold(since));
  }, [since]);
  return since !== null && told === since ? since : null;
}
