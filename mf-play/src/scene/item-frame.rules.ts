import { frameNames } from '@burrow/art';
import type { ItemState } from '@burrow/world';

export interface Frame {
  readonly atlas: 'objects' | 'characters';
  readonly frame: string;
}

/**
 * The picture of an item as it stands: `gate` and open is `gate-open` where that exists; a name that is no
 * object is an animal that looks at us. Null when the item is gone.
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
