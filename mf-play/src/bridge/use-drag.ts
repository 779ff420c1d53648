import { useEffect, useRef, type RefObject } from 'react';

/** Tells how far the pointer moved while it was pressed on an element, in CSS pixels. */
export function useDrag(
  target: RefObject<HTMLElement | null>,
  onDrag: (dx: number, dy: number) => void,
): void {
  const latest = useRef(onDrag);
  useEffect(() => {
    latest.current = onDrag;
  }, [onDrag]);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const down = (event: PointerEvent): void => element.setPointerCapture(event.pointerId);
    const move = (event: PointerEvent): void => {
      if (element.hasPointerCapture(event.pointerId)) latest.current(event.movementX, event.movementY);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
    };
  }, [target]);
}
