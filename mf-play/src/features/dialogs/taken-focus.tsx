import { useLayoutEffect, type RefObject } from 'react';

/**
 * To stand last in a dialog's content: gives the focus to an element of it as soon as both are in the page, and gives
 * it back when the dialog goes. The dialog's own focus comes some frames later: on slow computers letters were lost,
 * and Enter still pressed what had the focus before. A ref cannot do it: antd detaches and attaches it at each drawing.
 */
export function TakenFocus({ by }: { readonly by: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    by.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [by]);
  return null;
}
