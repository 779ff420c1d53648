import { useCallback, useRef, type RefCallback } from 'react';

/**
 * A ref that takes the focus as soon as its element is in the page, and gives it back when the element goes. The
 * dialog's own focus comes some frames later: on slow computers letters were lost, and Enter still pressed what had
 * the focus before.
 */
export function useTakenFocus(): RefCallback<HTMLElement> {
  const before = useRef<Element | null>(null);
  return useCallback((element: HTMLElement | null): void => {
    if (element) {
      before.current = document.activeElement;
      element.focus();
    } else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, []);
}
