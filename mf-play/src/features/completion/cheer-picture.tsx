import { TILE_SIZE } from '@burrow/art';
import type { LevelData } from '@burrow/contracts';
import type { WorldState } from '@burrow/world';
import { useMemo } from 'react';
import { ATLASES, useStrokes } from '@burrow/painting/draw';
import type { Stroke } from '@burrow/painting';
import { useCharacter } from '../../level/use-who-plays.ts';
import { CHEER_TILES, paintCheer } from './cheer.rules.ts';

interface CheerPictureProps {
  readonly level: LevelData;
  /** How the run ended. */
  readonly final: WorldState;
}

/** The learner's animal cheers on the map, where its run ended. */
export function CheerPicture({ level, final }: CheerPictureProps) {
  const animal = useCharacter().toLowerCase();
  const frames = useMemo(() => paintCheer(level, final, ATLASES, animal), [level, final, animal]);
  return (
    <div className="cheer-picture pixel-frame">
      {frames.map((strokes, index) => (
        <Frame key={index} strokes={strokes} />
      ))}
    </div>
  );
}

function Frame({ strokes }: { readonly strokes: readonly Stroke[] }) {
  const size = CHEER_TILES * TILE_SIZE;
  return <canvas ref={useStrokes(strokes)} className="cheer-picture__frame" width={size} height={size} />;
}
