import { NavigationType, useLocation, useNavigationType } from '@burrow/client/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepPlace, placeOf } from './places.ts';
import { whenHeading } from './when-heading.ts';

/** @param left what had the focus when the page was left; if the focus has moved since, it stays there */
function focusOn(heading: HTMLElement, left: Element | null): void {
  const now = document.activeElement;
  if (now !== null && now !== document.body && now !== left) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * On a new page, moves the focus to its heading, which a screen reader reads aloud, and scrolls to the top;
 * after Back or Forward, to where the user left it. The first page of a visit is left to the browser.
 */
export function usePageArrival(): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const arrived = useRef({ pathname, heading: '' });

  // Before the new page is painted, since the shorter page scrolls by itself.
  useLayoutEffect(() => keepPlace(key), [key]);
  useEffect(() => {
    const before = arrived.current;
    if (before.pathname === pathname) {
      return whenHeading('', heading => (before.heading = heading.textContent ?? ''));
    }
    arrived.current = { pathname, heading: before.heading };
    const left = document.activeElement;
    if (!isReturn) window.scrollTo(0, 0);
    return whenHeading(before.heading, heading => {
      arrived.current.heading = heading.textContent ?? '';
      focusOn(heading, left);
      if (isReturn) window.scrollTo(0, placeOf(key));
    });
  }, [isReturn, key, pathname]);
}
