import bodies from '@burrow/art/dist/badges.json' with { type: 'json' };
import type { BadgeId } from '@burrow/contracts';

interface BadgePictureProps {
  readonly id: BadgeId;
  readonly isGiven: boolean;
}

const BODIES: Readonly<Record<string, string>> = bodies;

/** A badge's picture, in outline until it is given. Its name is written next to it. */
export function BadgePicture({ id, isGiven }: BadgePictureProps) {
  return (
    <svg
      className={isGiven ? 'badge-picture' : 'badge-picture badge-picture--open'}
      width={96}
      height={96}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: BODIES[id] ?? '' }}
    />
  );
}
