import { useLayoutEffect, type RefObject } from 'react';

/**
 * Goes last in a dialog's content: moves the focus to an element of it as soon as both are in the page, and back
 * when the dialog closes. The dialog's own focus comes some frames later: on slow computers letters were lost,
 * and Enter still pressed what had the focus before. A ref cannot do it: antd detaches and attaches it at each render.
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
