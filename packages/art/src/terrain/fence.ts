import { Sprite } from '../pixels/sprite.ts';
import { TILE } from './border.ts';

function rail(sprite: Sprite, x: number, width: number, y: number): void {
  sprite
    .rect(x, y, width, 1, 'k')
    .rect(x, y + 1, width, 1, 'z')
    .rect(x, y + 2, width, 1, 'x')
    .rect(x, y + 3, width, 1, 'k');
}

const post = (rows: number) => `.kkkk.\nkzzzyk\nkzyyxk\nkkkkkk\n${'kzyxwk\n'.repeat(rows)}kzxxwk\n.kkkk.`;

/** A fence on one tile; it joins to the sides of the mask: north 1, east 2, south 4, west 8. */
export function drawFence(mask4: number): Sprite {
  const [north, east, south, west] = [mask4 & 1, mask4 & 2, mask4 & 4, mask4 & 8];
  const sprite = new Sprite(TILE, TILE).ellipse(9, 13.2, 5, 1.6, '%');
  if (north) sprite.rect(6, 0, 4, 6, 'v').rect(7, 0, 1, 6, 'x').rect(8, 0, 1, 6, 'w');
  for (const y of [3, 8]) {
    if (west) rail(sprite, 0, 6, y);
    if (east) rail(sprite, 10, 6, y);
  }
  if (west) sprite.rect(0, 12, 5, 1, '%');
  if (east) sprite.rect(11, 12, 5, 1, '%');
  if (south) sprite.rect(6, 8, 4, 8, 'v').rect(7, 8, 1, 8, 'x').rect(8, 8, 1, 8, 'w');
  if (north && south && !east && !west) return sprite.grid(post(4), 5, 3);
  return sprite.grid(post(7), 5, 1);
}
