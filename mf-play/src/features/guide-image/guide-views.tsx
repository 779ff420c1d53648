import { TILE_SIZE } from '@burrow/art';
import type { LevelData } from '@burrow/contracts';
import { Icon } from '@burrow/ui';
import { Fragment, useMemo } from 'react';
import { ATLASES, useStrokes } from '@burrow/painting/draw';
import type { Stroke } from '@burrow/painting';
import { guideImageSize, type GuideImageSize } from './guide-image-size.rules.ts';
import { paintGuideImage } from './guide-image.rules.ts';

export interface GuideViewsProps {
  readonly level: LevelData;
  /** Lower-case name of the learner's animal. */
  readonly animal: string;
}

/** The views of a guide's picture, before and after with an arrow between them. */
export function GuideViews({ level, animal }: GuideViewsProps) {
  const views = useMemo(() => paintGuideImage(level, ATLASES, animal), [level, animal]);
  if (!level.guideImage) return null;
  const size = guideImageSize(level.guideImage);
  const [, , columns, rows] = level.guideImage.area;
  return views.map((strokes, index) => (
    <Fragment key={index}>
      {index > 0 && (size.isStacked ? <Icon name="down" /> : <Icon name="forward" mirrored />)}
      <View strokes={strokes} size={size} columns={columns} rows={rows} />
    </Fragment>
  ));
}

interface ViewProps {
  readonly strokes: readonly Stroke[];
  readonly size: GuideImageSize;
  readonly columns: number;
  readonly rows: number;
}

function View({ strokes, size: { width, height }, columns, rows }: ViewProps) {
  return (
    <canvas
      ref={useStrokes(strokes)}
      className="guide-image__view pixel-frame"
      width={columns * TILE_SIZE}
      height={rows * TILE_SIZE}
      style={{ width, height }}
    />
  );
}
