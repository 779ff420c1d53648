import type { GuideImage, RecordedCommand, Variant, WorldLevel } from '@burrow/contracts';
import { loadWorld, replay, variantLevel } from '@burrow/world';
import type { Replay } from '@burrow/world';

/** A view of a guide's picture: the level that it shows, and what its commands made of it. */
export interface GuideView {
  readonly level: WorldLevel;
  readonly run: Replay;
}

/**
 * The views of a guide's picture in their order; null in place of one whose hidden setting does not exist.
 * @param level the level as shown
 */
export function guideViews(
  level: WorldLevel,
  variants: readonly Variant[],
  image: GuideImage,
): readonly (GuideView | null)[] {
  return image.views.map(({ variant, commands }) => {
    const changed = variant === undefined ? {} : variants[variant];
    if (!changed) return null;
    const shown = variantLevel(level, changed);
    const recorded = commands.map(([name, argument]): RecordedCommand => [name, argument, 0]);
    return { level: shown, run: replay(loadWorld(shown), recorded) };
  });
}
