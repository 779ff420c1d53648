/** How far each page of this visit was scrolled, by the key of its place in the history. */
const places = new Map<string, number>();

export const placeOf = (key: string): number => places.get(key) ?? 0;

/** Remembers how far the page is scrolled. Returns a function that stops it. */
export function keepPlace(key: string): () => void {
  history.scrollRestoration = 'manual';
  const keep = (): void => void places.set(key, window.scrollY);
  // After a reload, or Back from another site, the browser restores the position itself.
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
