import { useEffect, useRef, useState, type RefObject } from 'react';

/** Two rows of cards. */
const AHEAD = '600px 0px';

/** Returns whether an element is, or has been, near what is seen of the page, or in view of its own scrolled box. */
export function useNear<Element extends HTMLElement = HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !ref.current) return undefined;
    const see = ([entry]: readonly IntersectionObserverEntry[]): void =>
      setNear(entry?.isIntersecting ?? false);
    const observer = new IntersectionObserver(see, { rootMargin: AHEAD });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}
