import { BADGE_GROUNDS, type BadgePicture } from './badge-pictures.ts';

const SIDE = 48;
const RIM = '#1f3b2c';

/** A square whose corners go in by two steps, in pixels of two units. */
function steppedSquare(start: number): string {
  const end = SIDE - start;
  const [first, last] = [start + 6, end - 6];
  return `M${first} ${start}H${last}v2h4v4h2V${last}h-2v4h-4v2H${first}v-2h-4v-4h-2V${first}h2v-4h4z`;
}

const LIGHT = 'M10 4H38v2H10v2H8v2H6v28H4V10h2V6h4z';
const SHADE = 'M38 44H10v-2h28v-2h2v-2h2V10h2v28h-2v4h-4z';

/**
 * Returns the inside of a badge's SVG, on a view box of 48 x 48: a stepped frame, lit from the top left, and the picture
 * in it. Its parts have classes, by which a style sheet draws a badge that is not given yet in outline.
 * @param picture the badge
 * @param body what it shows, on a view box of 32 x 32
 */
export function badgeBody({ ground }: BadgePicture, body: string): string {
  const colours = BADGE_GROUNDS[ground];
  return [
    `<path class="badge-rim" fill="${RIM}" d="${steppedSquare(2)}"/>`,
    `<path class="badge-ground" fill="${colours.ground}" d="${steppedSquare(4)}"/>`,
    `<path class="badge-shine" fill="${colours.light}" d="${LIGHT}"/>`,
    `<path class="badge-shine" fill="${colours.shade}" d="${SHADE}"/>`,
    `<g class="badge-icon" transform="translate(9 9)scale(.9375)">${body}</g>`,
  ].join('');
}

/** A badge as a stand-alone SVG. */
export const badgeSvg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>\n`;
