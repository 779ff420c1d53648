export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The tile of the one who asks, as the middle of its upper edge and of its lower edge, in CSS pixels of the window. */
export interface Asker {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP = 8;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/**
 * Returns where a pop-up is placed: above the one who asks, or below if there is no room above, within the part of the
 * window that shows the map. All in CSS pixels of the window.
 */
export function popupPlace(
  { x, top, bottom }: Asker,
  { width, height }: Pick<Box, 'width' | 'height'>,
  room: Box,
): { readonly left: number; readonly top: number } {
  const above = top - GAP - height;
  const wanted = above >= room.top ? above : bottom + GAP;
  return {
    left: Math.round(within(x - width / 2, room.left, room.left + room.width - width)),
    top: Math.round(within(wanted, room.top, room.top + room.height - height)),
  };
}
