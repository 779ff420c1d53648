import { useEffect, useRef, type RefObject } from 'react';
import type { Stroke } from './paint.rules.ts';
import { drawStrokes } from './draw-strokes.ts';

/** Returns a ref for a canvas that shows these strokes. */
export function useStrokes(strokes: readonly Stroke[]): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let current = true;
    if (canvas.current)
      drawStrokes(canvas.current, strokes, () => current).catch((error: unknown) =>
        console.warn('A picture of the farm was not drawn.', error),
      );
    return () => {
      current = false;
    };
  }, [strokes]);
  return canvas;
}
