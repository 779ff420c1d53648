import bodies from '@burrow/art/dist/badges.json' with { type: 'json' };
import type { BadgeId } from '@burrow/contracts';

const BODIES: Readonly<Record<string, string>> = bodies;

/** A badge's picture; its name is beside it. */
export function BadgePicture({ id }: { readonly id: BadgeId }) {
  return (
    <svg
      width={48}
      height={48}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: BODIES[id] ?? '' }}
    />
  );
}
