import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Side } from '../../level/screen.context.ts';

/**
 * Returns which of the two columns is seen where only one is, and what shows the other. Where both are seen, showing
 * one renders nothing: it is remembered for a tablet that is turned upright.
 */
export function useSide(hasTwoColumns: boolean): readonly [Side, (side: Side) => void] {
  const last = useRef<Side>('code');
  const [shown, setShown] = useState<Side>('code');
  useLayoutEffect(() => {
    if (!hasTwoColumns) setShown(last.current);
  }, [hasTwoColumns]);
  const showSide = useCallback(
    (side: Side) => {
      last.current = side;
      if (!hasTwoColumns) setShown(side);
    },
    [hasTwoColumns],
  );
  return [hasTwoColumns ? 'code' : shown, showSide];
}
