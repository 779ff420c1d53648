import { useEffect, useState } from 'react';

interface DelayedSkeletonProps {
  /** Read aloud to people who do not see it. */
  readonly label: string;
  readonly lines?: number;
}

const SHOW_AFTER_MS = 300;

/** Grey lines in place of content that is loading, shown after a moment so that a fast answer does not flicker. */
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
