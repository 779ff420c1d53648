import type { OwnRemark } from '@burrow/contracts';
import { useState } from 'react';

interface ShownRemarks {
  readonly isShown: (remark: OwnRemark) => boolean;
  readonly show: (ids: readonly string[]) => void;
  readonly hide: (ids: readonly string[]) => void;
}

/** Which remarks are shown: those that were not read yet, once no program runs, and those that somebody opened. */
export function useShownRemarks(remarks: readonly OwnRemark[], isRunning: boolean): ShownRemarks {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const came = isRunning ? [] : remarks.filter(({ id }) => !known.has(id));
  if (came.length > 0) {
    setKnown(new Set([...known, ...came.map(({ id }) => id)]));
    setShown(new Set([...shown, ...came.filter(({ read_at }) => !read_at).map(({ id }) => id)]));
  }
  return {
    isShown: ({ id }) => shown.has(id),
    show: ids => setShown(new Set([...shown, ...ids])),
    hide: ids => setShown(new Set([...shown].filter(id => !ids.includes(id)))),
  };
}
