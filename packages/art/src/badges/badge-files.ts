import { BADGE_PICTURES, type BadgePicture } from './badge-pictures.ts';
import { badgeBody, badgeSvg } from './badge-svg.ts';

type File = readonly [path: string, content: string];

/**
 * Every badge as an SVG of its own, and all of them by id in one file, for pages that show many and restyle them.
 * @param bodyOf reads an icon of Fluent Emoji
 */
export function badgeFiles(bodyOf: (icon: string) => string): File[] {
  const drawn = ({ icon }: BadgePicture) => (typeof icon === 'string' ? bodyOf(icon) : icon.drawn);
  const bodies = Object.entries(BADGE_PICTURES).map(
    ([id, picture]) => [id, badgeBody(picture, drawn(picture))] as const,
  );
  return [
    ...bodies.map(([id, body]): File => [`badges/${id}.svg`, badgeSvg(body)]),
    ['badges.json', `${JSON.stringify(Object.fromEntries(bodies))}\n`],
  ];
}
