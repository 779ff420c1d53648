import { NavigationType, useLocation, useNavigationType } from '@burrow/client/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepPlace, placeOf } from './places.ts';
import { whenHeading } from './when-heading.ts';

/** Where focus belongs to whoever put it there: a field of the new page, or a dialog over it. */
const isTaken = (): boolean => Boolean(document.activeElement?.closest('main form, [role="dialog"]'));

function focusOn(heading: HTMLElement): void {
  if (isTaken()) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Whoever comes to another page finds the focus on its heading, which a screen reader reads out, and the top of the
 * page; by Back or Forward the place where they left it. The first page of a visit is left to the browser.
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
    if (!isReturn) window.scrollTo(0, 0);
    return whenHeading(before.heading, heading => {
      arrived.current.heading = heading.textContent ?? '';
      focusOn(heading);
      if (isReturn) window.scrollTo(0, placeOf(key));
    });
  }, [isReturn, key, pathname]);
}
