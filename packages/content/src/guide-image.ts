import type { GuideImage, GuideImageFile, ReplayCommand, Variant, WorldLevel } from '@burrow/contracts';
import { loadWorld, replay, variantLevel } from '@burrow/world';
import type { Replay } from '@burrow/world';

/** A view of a guide's picture: the level that it shows, and the state after its commands. */
export interface GuideView {
  readonly level: WorldLevel;
  readonly run: Replay<ReplayCommand>;
}

type GuideScene = NonNullable<GuideImage['views'][number]['scene']>;

/** What a hidden setting looks like, without what its signs say or its goals want. */
const sceneOf = ({ start, facing, items, levelGoals }: WorldLevel): GuideScene => ({
  start,
  facing,
  items: items.map(({ text: _text, ...item }) => item),
  levelGoals: levelGoals.map(({ data: _data, expectedData: _expected, ...goal }) => goal),
});

/**
 * A guide's picture as it is served, with a scene in place of each hidden setting. A view whose setting does not
 * exist shows the level.
 * @param level the level as shown
 */
export function compileGuideImage(
  level: WorldLevel,
  variants: readonly Variant[],
  { area, views }: GuideImageFile,
): GuideImage {
  return {
    area,
    views: views.map(({ variant, commands }) => {
      const changed = variants[variant ?? -1];
      return changed ? { scene: sceneOf(variantLevel(level, changed)), commands } : { commands };
    }),
  };
}

/**
 * The views of a guide's picture, in order.
 * @param level the level as shown
 */
export const guideViews = (level: WorldLevel, image: GuideImage): readonly GuideView[] =>
  image.views.map(({ scene, commands }) => {
    const shown = { ...level, ...scene };
    return { level: shown, run: replay(loadWorld(shown), commands) };
  });
