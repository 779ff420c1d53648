import { frameNames } from '@burrow/art';
import type { ItemState } from '@burrow/world';

export interface Frame {
  readonly atlas: 'objects' | 'characters';
  readonly frame: string;
}

/**
 * Returns the picture of an item in its state: an open `gate` is `gate-open` if that exists; a name that is not
 * an object is an animal that looks at us. Null if the item is gone.
 *
 * @example
 * const hasObject = name => name === 'gate' || name === 'gate-open';
 * itemFrame('gate', { status: 'open', text: null }, hasObject) // → { atlas: 'objects', frame: 'gate-open' }
 * itemFrame('duck', { status: 'there', text: null }, hasObject) // → { atlas: 'characters', frame: 'duck/down/0' }
 * itemFrame('gate', { status: 'gone', text: null }, hasObject) // → null
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
