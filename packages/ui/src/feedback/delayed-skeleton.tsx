import { useEffect, useState } from 'react';

interface DelayedSkeletonProps {
  /** Read to those who do not see it. */
  readonly label: string;
  readonly lines?: number;
}

const SHOW_AFTER_MS = 300;

/** Grey lines where content will be, after a moment, so that a fast answer does not flicker. */
export function DelayedSkeleton({ label, lines = 4 }: DelayedSkeletonProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {shown && Array.from({ length: lines }, (_, line) => <span key={line} className="skeleton__line" />)}
    </div>
  );
}
