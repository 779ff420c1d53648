import { TILE_SIZE } from '@burrow/art';
import { DEFAULT_CHARACTER, type LevelData, type Variant } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { paintLevel } from '@burrow/painting';
import { ATLASES, useStrokes } from '@burrow/painting/draw';
import { loadWorld, startState, variantLevel } from '@burrow/world';
import { useMemo } from 'react';
import { useFailingLevelQuery, useFailingVariantsQuery } from '../../api/level.api.ts';

interface FailingMapProps {
  readonly course: string;
  readonly slug: string;
  /** The hidden map, from 0; null for the one that is shown. */
  readonly variant: number | null;
  readonly label: string;
}

/** The map on which programs fail, as it is at their beginning; nothing if it may not be seen. */
export function FailingMap({ course, slug, variant, label }: FailingMapProps) {
  const { language } = useTranslation().i18n;
  const { data: level } = useFailingLevelQuery({ course, slug, language });
  const { data: hidden } = useFailingVariantsQuery({ course, slug }, { skip: variant === null });
  if (!level || (variant !== null && !hidden)) return null;
  return <DrawnMap level={level} setting={hidden?.variants[variant ?? -1]} label={label} />;
}

interface DrawnMapProps {
  readonly level: LevelData;
  readonly setting: Variant | undefined;
  readonly label: string;
}

function DrawnMap({ level, setting, label }: DrawnMapProps) {
  const strokes = useMemo(() => {
    const world = loadWorld(setting ? variantLevel(level, setting) : level);
    return paintLevel({ world, state: startState(world) }, ATLASES, DEFAULT_CHARACTER.toLowerCase());
  }, [level, setting]);
  const canvas = useStrokes(strokes);
  const { width, height } = level.map;
  return (
    <canvas
      ref={canvas}
      className="lesson-cause__map"
      role="img"
      aria-label={label}
      width={width * TILE_SIZE}
      height={height * TILE_SIZE}
    />
  );
}
