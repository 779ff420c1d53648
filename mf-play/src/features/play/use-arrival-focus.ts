import { useEffect, useRef, type RefObject } from 'react';

let hasArrived = false;

/**
 * Whoever comes from another level finds the focus on the new one's name, since what was pressed has gone with
 * the old one. The first page of a visit leaves it to the browser.
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
