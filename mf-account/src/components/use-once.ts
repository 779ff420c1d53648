import { useEffect, useRef } from 'react';

/** Runs something once in the life of a component, even if development mounts it twice. */
export function useOnce(run: () => void): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    run();
  });
}
