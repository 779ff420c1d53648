import type { ItemStatus } from '@burrow/world';

export interface Frame {
  readonly atlas: 'objects' | 'characters';
  readonly frame: string;
}

const SUFFIX: Partial<Record<ItemStatus, string>> = { open: '-open', closed: '-closed', written: '-written' };

/**
 * The picture of an item in a state: `gate` and open is `gate-open` where that exists; a name that is no
 * object is an animal that looks at us. Null when the item is gone.
 */
export function itemFrame(
  sprite: string,
  status: ItemStatus,
  hasObject: (name: string) => boolean,
): Frame | null {
  if (status === 'gone') return null;
  const withState = `${sprite}${SUFFIX[status] ?? ''}`;
  const frame = [withState, sprite].find(hasObject);
  return frame ? { atlas: 'objects', frame } : { atlas: 'characters', frame: `${sprite}/down/0` };
}
