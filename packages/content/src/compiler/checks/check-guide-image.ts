import type { GuideImage, Position } from '@burrow/contracts';
import { compileGuideImage, guideViews } from '../../guide-image.ts';
import { worldLevel } from '../compile-level.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';

const isIn = ([x, y]: Position, [left, top, width, height]: GuideImage['area']): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

/** Checks that the picture of the guide can be drawn, shows the animal, and has words in every language. */
export function checkGuideImage(source: LevelSource, report: Report): void {
  const { level, map, folder, texts } = source;
  const { guideImage: image, variants = [] } = level;
  for (const [language, { guideImageAlt }] of Object.entries(texts))
    if ((image === null) !== (guideImageAlt === undefined))
      report(
        `${folder}/${language}/texts.json`,
        'guideImageAlt',
        image ? 'is missing: the guide has a picture' : 'describes a picture that the guide does not have',
      );
  if (!image) return;
  const complain = (field: string, message: string) =>
    report(`${folder}/level.json`, `guideImage.${field}`, message);
  const [left, top, width, height] = image.area;
  if (left + width > map.width || top + height > map.height) complain('area', 'reaches beyond the map');
  const shown = worldLevel(source);
  guideViews(shown, compileGuideImage(shown, variants, image)).forEach((view, index) => {
    const { variant } = image.views[index] ?? {};
    if (variant !== undefined && !variants[variant])
      return complain(`views.${index}.variant`, 'names a hidden setting that does not exist');
    const refused = view.run.steps.findIndex(({ error }) => error !== null);
    if (refused >= 0)
      complain(
        `views.${index}.commands.${refused}`,
        `is refused: ${view.run.steps[refused]?.error?.code ?? ''}`,
      );
    if (!isIn(view.run.final.player.position, image.area))
      complain(`views.${index}`, 'leaves the player outside of the area');
  });
}
