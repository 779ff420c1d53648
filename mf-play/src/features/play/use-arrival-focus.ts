import { useEffect, useRef, type RefObject } from 'react';

let hasArrived = false;

/**
 * Moves the focus to the name of the new level, since the button that was pressed disappeared with
 * the old one. The first page of a visit is left to the browser.
 */
export function useArrivalFocus(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isFirst = !hasArrived;
    hasArrived = true;
    const name = screen.current?.querySelector('h1');
    if (isFirst || !name || document.activeElement !== document.body) return;
    name.tabIndex = -1;
    name.focus({ preventScroll: true });
  }, []);
  return screen;
}
