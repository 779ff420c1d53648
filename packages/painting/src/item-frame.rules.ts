import { frameNames } from '@burrow/art';
import type { ItemState } from '@burrow/world';

export interface Frame {
  readonly atlas: 'objects' | 'characters';
  readonly frame: string;
}

/**
 * Returns the picture of an item in its state: an open `gate` is `gate-open` if that exists; a name that is not
 * an object is an animal that looks at us. Null if the item is gone.
 */
export function itemFrame(
  sprite: string,
  { status, text }: Pick<ItemState, 'status' | 'text'>,
  hasObject: (name: string) => boolean,
): Frame | null {
  if (status === 'gone') return null;
  const frame = frameNames(sprite, status, text).find(hasObject);
  return frame ? { atlas: 'objects', frame } : { atlas: 'characters', frame: `${sprite}/down/0` };
}
