import { colourOf } from '../palette.ts';
import { EMPTY, Sprite } from '../pixels/sprite.ts';

const BUNNY = `
..WW....WW..
.WWWW..WWWW.
.WjjW..WjjW.
.WjjW..WjjW.
.WWjW..WjWW.
.WWWWWWWWWW.
WWWWWWWWWWWW
WWWkWWWWkWWW
WWWkWWWWkWWW
WjjWWjjWWjjW
.WWWWWWWWWW.
..WWWWWWWW..`;

function hex(key: string): string {
  const [red, green, blue] = colourOf(key);
  return `#${[red, green, blue].map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Runs of equal pixels as crisp rectangles. */
function rectangles(sprite: Sprite, dx: number, dy: number): string {
  const runs: string[] = [];
  for (let y = 0; y < sprite.height; y++)
    for (let x = 0; x < sprite.width;) {
      const key = sprite.get(x, y);
      let end = x + 1;
      while (end < sprite.width && sprite.get(end, y) === key) end++;
      if (key !== EMPTY)
        runs.push(`<path fill="${hex(key)}" d="M${x + dx} ${y + dy}h${end - x}v1h-${end - x}z"/>`);
      x = end;
    }
  return runs.join('');
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${content}</svg>\n`;
}

const bunny = () => new Sprite(12, 12).grid(BUNNY);

/** The bunny of the top bar, for dark grounds. */
export function drawLogo(): string {
  return svg(12, rectangles(bunny(), 0, 0));
}

/** The bunny on a meadow-green tile. */
export function drawFavicon(): string {
  const tile = new Sprite(16, 16)
    .rect(1, 0, 14, 16, '7')
    .rect(0, 1, 16, 14, '7')
    .rect(1, 14, 14, 2, '1')
    .rect(0, 14, 16, 1, '1');
  return svg(16, rectangles(tile.draw(bunny(), 2, 2), 0, 0));
}
