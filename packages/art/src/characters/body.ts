import type { Sprite } from '../pixels/sprite.ts';
import { MATERIALS } from './materials.ts';
import type { Ramp } from './materials.ts';
import { blank, group, mask, shade } from './part.ts';
import type { Part } from './part.ts';
import type { Pose } from './pose.ts';
import type { Species } from './species.types.ts';

interface Ramps {
  body: Ramp;
  arms: Ramp;
  feet: Ramp;
  cloth: Ramp | undefined;
}

function rampsOf(species: Species): Ramps {
  return {
    body: MATERIALS[species.body ?? species.fur],
    arms: MATERIALS[species.arms ?? species.fur],
    feet: MATERIALS[species.feet ?? species.fur],
    cloth: species.wear && MATERIALS[species.wear],
  };
}

function frontFeet(sprite: Sprite, species: Species, lead: number): void {
  const left = lead < 0 ? 1 : 0;
  const right = lead > 0 ? 1 : 0;
  if (species.bird) sprite.rect(5, 20, 2, 2 - left, '#').rect(9, 20, 2, 2 - right, '#');
  else sprite.rect(4, 19, 3, 3 - left, '#').rect(9, 19, 3, 3 - right, '#');
}

function frontArms(sprite: Sprite, species: Species, pose: Pose): void {
  const top = 15 + pose.lift;
  const length = species.bird ? 5 : 4;
  if (pose.arms === 'out') {
    sprite.rect(1, top, 3, 2, '#').rect(12, top, 3, 2, '#');
  } else if (pose.arms === 'swing') {
    sprite.rect(2, top + Math.max(0, pose.lead), 2, length, '#');
    sprite.rect(12, top + Math.max(0, -pose.lead), 2, length, '#');
    if (!species.bird) sprite.set(3, top, '#').set(12, top, '#');
  }
}

function frontCloth(sprite: Sprite, ramp: Ramp, pose: Pose): void {
  const y = pose.lift;
  if (pose.view === 'back') {
    sprite.set(5, 14 + y, '#').set(10, 14 + y, '#');
    return;
  }
  sprite.rect(4, 17 + y, 8, 3 - y, '#').rect(5, 16 + y, 6, 1, '#');
  sprite
    .set(5, 15 + y, '#')
    .set(10, 15 + y, '#')
    .rect(7, 17 + y, 2, 1, ramp[3]);
  sprite.set(5, 16 + y, 'Y').set(10, 16 + y, 'Y');
}

function uprightParts(species: Species, pose: Pose): Part[] {
  const { body, arms, feet, cloth } = rampsOf(species);
  const y = pose.lift;
  const part = (ramp: Ramp, paint: (sprite: Sprite) => void): Part => ({ mask: mask(pose, paint), ramp });
  const parts = [part(feet, sprite => frontFeet(sprite, species, pose.lead))];
  if (cloth && !species.bird)
    parts.push(
      part(cloth, sprite =>
        sprite.rect(4, 18, 3, pose.lead < 0 ? 1 : 2, '#').rect(9, 18, 3, pose.lead > 0 ? 1 : 2, '#'),
      ),
    );
  const torso = cloth && pose.view === 'back' ? cloth : body;
  parts.push(part(torso, sprite => sprite.rect(4, 15 + y, 8, 5 - y, '#').rect(5, 14 + y, 6, 1, '#')));
  if (species.belly && !cloth && pose.view === 'front') {
    const light = MATERIALS[species.belly][2];
    parts.push(part(body, sprite => sprite.rect(6, 15 + y, 4, 4 - y, light)));
  }
  if (cloth) parts.push(part(cloth, sprite => frontCloth(sprite, cloth, pose)));
  parts.push(part(arms, sprite => frontArms(sprite, species, pose)));
  return parts;
}

function sideFeet(sprite: Sprite, species: Species, lead: number): void {
  const width = species.bird ? 2 : 3;
  if (lead === 0) {
    sprite
      .rect(5, 19, width, 3, '#')
      .rect(8, 19, width, 3, '#')
      .set(8 + width, 21, '#');
    return;
  }
  const ahead = lead > 0 ? 9 : 8;
  sprite.rect(ahead, 19, width, 3, '#').set(ahead + width, 21, '#');
  sprite.rect(lead > 0 ? 3 : 4, 19, width, 2, '#');
}

function sideParts(species: Species, pose: Pose): Part[] {
  const { body, feet, cloth } = rampsOf(species);
  const y = pose.lift;
  const part = (ramp: Ramp, paint: (sprite: Sprite) => void): Part => ({ mask: mask(pose, paint), ramp });
  const parts = [part(feet, sprite => sideFeet(sprite, species, pose.lead))];
  if (cloth && !species.bird)
    parts.push(
      part(cloth, sprite =>
        pose.lead === 0 ? sprite.rect(5, 18, 6, 2, '#') : sprite.rect(4, 18, 8, 2, '#'),
      ),
    );
  parts.push(
    part(body, sprite => {
      sprite.rect(5, 15 + y, 6, 5 - y, '#').rect(6, 14 + y, 4, 1, '#');
      if (!cloth && !species.bird) sprite.rect(4, 17 + y, 1, 2, '#');
    }),
  );
  if (species.belly && !cloth) {
    const light = MATERIALS[species.belly][2];
    parts.push(part(body, sprite => sprite.rect(9, 15 + y, 2, 4 - y, light)));
  }
  if (cloth)
    parts.push(
      part(cloth, sprite =>
        sprite
          .rect(5, 17 + y, 6, 3 - y, '#')
          .rect(6, 16 + y, 5, 1, '#')
          .set(7, 15 + y, '#')
          .set(10, 16 + y, 'Y'),
      ),
    );
  return parts;
}

/** The near arm swings over the body, with a line in its own or the cloth's dark colour. */
function drawSideArm(onto: Sprite, species: Species, pose: Pose): void {
  const { arms, cloth } = rampsOf(species);
  const x = pose.lead > 0 ? 5 : pose.lead < 0 ? 9 : 7;
  const arm = shade([
    {
      ramp: arms,
      mask: mask(pose, sprite => {
        if (species.bird) sprite.rect(6, 15 + pose.lift, 3, 4, '#');
        else sprite.rect(7, 15 + pose.lift, 2, 2, '#').rect(x, 16 + pose.lift, 2, 3, '#');
      }),
    },
  ]);
  const lined = blank()
    .draw(arm)
    .outline((cloth ?? arms)[1]);
  lined.cells.forEach((key, index) => {
    const inside = onto.cells[index] !== '.' && onto.cells[index] !== 'k';
    if (key !== '.' && (inside || arm.cells[index] !== '.')) onto.cells[index] = key;
  });
}

function drawScarf(onto: Sprite, ramp: Ramp, pose: Pose): void {
  const y = pose.lift;
  onto.draw(
    mask(pose, sprite => {
      const [x, width] = pose.view === 'side' ? [5, 7] : [4, 8];
      sprite.rect(x, 15 + y, width, 1, ramp[2]);
      sprite.rect(x, 16 + y, pose.view === 'side' ? 6 : 8, 1, ramp[1]);
      if (pose.view === 'front') sprite.rect(6, 17 + y, 2, 2, ramp[2]).set(7, 18 + y, ramp[1]);
      if (pose.view === 'side') sprite.set(4, 16 + y, ramp[2]).set(3, 17 + y, ramp[1]);
    }),
  );
}

/** Torso, hanging arms, feet and clothes. */
export function drawBody(species: Species, pose: Pose): Sprite {
  const result = group(pose.view === 'side' ? sideParts(species, pose) : uprightParts(species, pose));
  if (pose.view === 'side') drawSideArm(result, species, pose);
  if (species.scarf) drawScarf(result, MATERIALS[species.scarf], pose);
  return result;
}

/** Arms held before the body or above the shoulders: drawn last, with a soft line across fur. */
export function drawRaisedArms(onto: Sprite, species: Species, pose: Pose): void {
  if (pose.arms !== 'up' && pose.arms !== 'reach') return;
  const { arms } = rampsOf(species);
  const shape = mask(pose, sprite => {
    if (pose.arms === 'up') sprite.rect(1, 10 + pose.lift, 2, 5, '#').rect(13, 10 + pose.lift, 2, 5, '#');
    else sprite.rect(4, 16, 2, 3, '#').rect(10, 16, 2, 3, '#').set(6, 18, '#').set(9, 18, '#');
  });
  const arm = shade([{ mask: shape, ramp: arms }]);
  const line = blank().draw(arm).outline('k');
  line.cells.forEach((key, index) => {
    const isLine = key === 'k' && arm.cells[index] === '.';
    if (key === '.') return;
    onto.cells[index] = isLine && onto.cells[index] !== '.' ? softer(onto.cells[index] ?? 'k', arms) : key;
  });
}

const softer = (under: string, ramp: Ramp) => (under === 'k' ? 'k' : ramp[1] === 'k' ? 'p' : ramp[1]);
