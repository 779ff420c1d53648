const MOST = 100;

const placesIn = (kept: string | null): readonly string[] => kept?.split(' ').filter(Boolean) ?? [];

/** Whether the text of a level is among those that were folded away. */
export const isRead = (kept: string | null, place: string): boolean => placesIn(kept).includes(place);

/** Returns what to keep when a level's text is folded (`read`) or opened again; the latest hundred. */
export function readWith(kept: string | null, place: string, read: boolean): string {
  const others = placesIn(kept).filter(each => each !== place);
  return [...others, ...(read ? [place] : [])].slice(-MOST).join(' ');
}
