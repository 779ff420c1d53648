import type { LevelData } from '@burrow/contracts';
import { latePart } from '@burrow/client';
import { useCharacter } from '../../level/use-who-plays.ts';
import { guideImageSize } from './guide-image-size.rules.ts';
import './guide-image.css';

const Views = latePart(async () => (await import('./guide-views.tsx')).GuideViews);

/** The picture of a level's guide, drawn after the page from what the game shows anyway; its space is reserved. */
export function GuideImage({ level }: { readonly level: LevelData }) {
  const animal = useCharacter().toLowerCase();
  const { guideImage, guideImageAlt } = level;
  if (!guideImage) return null;
  const { height, isStacked } = guideImageSize(guideImage);
  return (
    <div
      className={`guide-image ${isStacked ? 'guide-image--stacked' : ''}`}
      role="img"
      aria-label={guideImageAlt}
      style={{ minHeight: height }}
    >
      <Views level={level} animal={animal} />
    </div>
  );
}
