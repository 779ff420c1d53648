import type { Sprite } from '../pixels/sprite.ts';
import { drawBody, drawRaisedArms } from './body.ts';
import { drawHead } from './head.ts';
import type { AnimalName } from './names.ts';
import { blank } from './part.ts';
import { actionPose, walkPose } from './pose.ts';
import type { Action, Direction, Pose } from './pose.ts';
import { SPECIES } from './species.ts';
import type { Species } from './species.types.ts';
import { drawTail } from './tails.ts';

/** Stars around a dizzy head: left top corners, by frame. */
const STARS = [
  [
    [0, 4],
    [12, 1],
  ],
  [
    [1, 1],
    [13, 4],
  ],
] as const;
const STAR = '.Y.\nYWY\n.Y.';

function drawPose(species: Species, pose: Pose): Sprite {
  const tail = drawTail(species, pose);
  const body = drawBody(species, pose);
  const layers = pose.view === 'back' ? [body, tail] : [tail, body];
  const animal = blank();
  for (const layer of [...layers, drawHead(species, pose)]) if (layer) animal.draw(layer);
  drawRaisedArms(animal, species, pose);
  const width = pose.hop ? 4.2 : 5.2;
  return blank().ellipse(7.5, 21.6, width, 1.7, '%').draw(animal, 0, -pose.hop);
}

/** One frame of an animal walking; 16 by 24 pixels, feet on row 21. */
export function drawWalk(name: AnimalName, direction: Direction, frame: number): Sprite {
  return drawPose(SPECIES[name], walkPose(direction, frame));
}

/** One frame of an animal acting while it faces the viewer. */
export function drawAction(name: AnimalName, action: Action, frame: number): Sprite {
  const sprite = drawPose(SPECIES[name], actionPose(action, frame));
  if (action === 'dizzy') for (const [x, y] of STARS[frame % 2 === 0 ? 0 : 1]) sprite.grid(STAR, x, y);
  return sprite;
}

/** Somebody from the story who cannot be chosen as a character, facing the viewer. */
export const drawNeighbour = (species: Species): Sprite => drawPose(species, walkPose('down', 0));
