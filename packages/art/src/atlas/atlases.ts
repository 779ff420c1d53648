import { drawAction, drawWalk } from '../characters/animal.ts';
import { ANIMALS } from '../characters/names.ts';
import { FRAME_WIDTH } from '../characters/part.ts';
import { ACTIONS, ACTION_FRAMES, DIRECTIONS, WALK_FRAMES } from '../characters/pose.ts';
import { OBJECTS } from '../objects/objects.ts';
import { frameSize } from '../objects/frame-sizes.ts';
import { ATLAS_OBJECTS } from '../objects/tiles-only.ts';
import { packAtlas } from './pack.ts';
import type { Atlas, Picture } from './pack.ts';

const OBJECT_SHEET_WIDTH = 320;

function animalPictures(name: (typeof ANIMALS)[number]): Picture[] {
  const frames = (count: number) => Array.from({ length: count }, (_, frame) => frame);
  const key = name.toLowerCase();
  return [
    ...DIRECTIONS.flatMap(direction =>
      frames(WALK_FRAMES).map((f): Picture => [`${key}/${direction}/${f}`, drawWalk(name, direction, f)]),
    ),
    ...ACTIONS.flatMap(action =>
      frames(ACTION_FRAMES).map((f): Picture => [`${key}/${action}/${f}`, drawAction(name, action, f)]),
    ),
  ];
}

/** One row for each animal: walking down, left, right, up, then acting. */
export function buildCharacters(): Atlas {
  const rows = ANIMALS.map(animalPictures);
  const columns = DIRECTIONS.length * WALK_FRAMES + ACTIONS.length * ACTION_FRAMES;
  const width = columns * (FRAME_WIDTH + 1) - 1;
  return packAtlas('characters.png', rows.flat(), width, 'given');
}

/** Things that act or can be acted on, and effects; what maps show only as tiles is not included. */
export function buildObjects(): Atlas {
  const pictures = ATLAS_OBJECTS.map((name): Picture => [name, OBJECTS[name](), frameSize(name)]);
  return packAtlas('objects.png', pictures, OBJECT_SHEET_WIDTH);
}
