import { after } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { useEffect } from 'react';

/** Shows the part that the address names, and moves the focus to its heading, once the page has arrived. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    return after(0, () => {
      const part = document.getElementById(decodeURIComponent(hash.slice(1)));
      const heading = part?.querySelector<HTMLElement>('h2, h3');
      if (!part || !heading) return;
      part.scrollIntoView();
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [hash, key]);
}
