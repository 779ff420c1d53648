/** How far down each page of this visit was scrolled, by the key of its place in the history. */
const places = new Map<string, number>();

export const placeOf = (key: string): number => places.get(key) ?? 0;

/** Remembers how far the page is scrolled for as long as it is here. Returns a function that ends it. */
export function keepPlace(key: string): () => void {
  history.scrollRestoration = 'manual';
  const keep = (): void => void places.set(key, window.scrollY);
  // A reload or a way back from another site is the browser's own.
  const leave = (): void => {
    history.scrollRestoration = 'auto';
  };
  addEventListener('scroll', keep, { passive: true });
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('scroll', keep);
    removeEventListener('pagehide', leave);
  };
}
