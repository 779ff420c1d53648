import { TILE_SIZE } from '@burrow/art';
import { paintLevel } from '@burrow/painting';
import { ATLASES, useStrokes } from '@burrow/painting/draw';
import type { World, WorldState } from '@burrow/world';
import { useMemo } from 'react';
import { useAnimal } from '../quiz/use-animal.ts';

interface FarmMapProps {
  readonly world: World;
  readonly state: WorldState;
  /** What is read aloud; without it the picture is decoration. */
  readonly label?: string;
}

/** A map with the learner's animal, as it stands at a moment. */
export function FarmMap({ world, state, label }: FarmMapProps) {
  const { picture } = useAnimal();
  const strokes = useMemo(() => paintLevel({ world, state }, ATLASES, picture), [picture, state, world]);
  const canvas = useStrokes(strokes);
  const { width, height } = world.level.map;
  return (
    <canvas
      ref={canvas}
      className="farm-map"
      width={width * TILE_SIZE}
      height={height * TILE_SIZE}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
