import type { Sprite } from '../pixels/sprite.ts';
import { drawCrests } from './crests.ts';
import { earMask, isOverHead } from './ears.ts';
import { drawFace, drawFrogEyes } from './face.ts';
import { MATERIALS } from './materials.ts';
import { blank, group, mask, shade } from './part.ts';
import type { Part } from './part.ts';
import type { Pose, View } from './pose.ts';
import type { Skull, Species } from './species.types.ts';

/** Skulls as spans: first row, then [left, width] of each row. */
type Spans = readonly (readonly [x: number, width: number])[];

const row = (x: number, width: number, count: number): [number, number][] =>
  Array.from({ length: count }, () => [x, width]);

const ROUND: Spans = [...row(5, 6, 1), ...row(3, 10, 2), ...row(2, 12, 5), ...row(3, 10, 1), ...row(4, 8, 1)];
const HORSE: Spans = [
  ...row(5, 6, 1),
  ...row(4, 8, 1),
  ...row(3, 10, 4),
  ...row(4, 8, 1),
  ...row(3, 10, 3),
  ...row(4, 8, 1),
];
const FRONT: Record<Skull, Spans> = {
  round: ROUND,
  wide: ROUND.map(([x, width], y) => (y >= 4 && y < 8 ? [1, 14] : [x, width])),
  horse: HORSE,
  boar: [
    ...row(5, 6, 1),
    ...row(4, 8, 1),
    ...row(3, 10, 1),
    ...row(2, 12, 2),
    ...row(1, 14, 3),
    ...row(2, 12, 1),
    ...row(4, 8, 1),
  ],
};
const BACK: Record<Skull, Spans> = {
  ...FRONT,
  horse: [...row(5, 6, 1), ...row(4, 8, 1), ...row(3, 10, 6), ...row(4, 8, 2)],
};
const SIDE_HORSE: Spans = [
  ...row(4, 5, 1),
  ...row(3, 7, 1),
  ...row(2, 9, 2),
  ...row(2, 11, 1),
  ...row(2, 12, 1),
  ...row(2, 13, 1),
  ...row(3, 12, 2),
  ...row(7, 8, 1),
];
const SIDE_BOAR: Spans = [
  ...row(4, 5, 1),
  ...row(3, 7, 1),
  ...row(2, 9, 1),
  ...row(1, 11, 1),
  ...row(1, 13, 1),
  ...row(1, 14, 3),
  ...row(2, 12, 1),
  ...row(4, 8, 1),
];

function drawSideSkull(sprite: Sprite, species: Species, y: number): void {
  sprite
    .rect(5, 5 + y, 5, 1, '#')
    .rect(3, 6 + y, 9, 8, '#')
    .rect(2, 8 + y, 11, 5, '#')
    .rect(4, 14 + y, 7, 1, '#');
  const snout = species.snout ?? 0;
  if (snout) sprite.rect(12, 10 + y, 1 + snout, 3, '#').rect(12, 13 + y, snout, 1, '#');
  else if (!species.beak) sprite.rect(13, 9 + y, 1, 4, '#');
  if (species.skull === 'wide') sprite.rect(1, 9 + y, 13, 4, '#');
}

function spansOf(skull: Skull, view: View): Spans | undefined {
  if (view === 'front') return FRONT[skull];
  if (view === 'back') return BACK[skull];
  return skull === 'horse' ? SIDE_HORSE : skull === 'boar' ? SIDE_BOAR : undefined;
}

function skullMask(species: Species, pose: Pose): Sprite {
  const spans = spansOf(species.skull ?? 'round', pose.view);
  return mask(pose, sprite => {
    if (!spans) drawSideSkull(sprite, species, pose.lift);
    spans?.forEach(([x, width], y) => sprite.rect(x, 5 + y + pose.lift, width, 1, '#'));
  });
}

/** Ruff and face of a lion instead of the plain skull. */
function ruffParts(species: Species, pose: Pose): Part[] {
  const y = pose.lift;
  const ruff = MATERIALS[species.ruff ?? species.fur];
  const fur = MATERIALS[species.fur];
  if (pose.view === 'back')
    return [{ mask: mask(pose, s => s.ellipse(7.5, 9.5 + y, 6.6, 6, '#')), ramp: ruff }];
  const face = mask(pose, s => {
    if (pose.view === 'front') s.rect(5, 8 + y, 6, 7, '#').rect(4, 9 + y, 8, 5, '#');
    else s.rect(8, 7 + y, 5, 7, '#').rect(7, 8 + y, 7, 5, '#');
  });
  return [{ mask: face, ramp: fur, highlight: 15 + y }];
}

function headParts(species: Species, pose: Pose): Part[] {
  const ear = species.ear ?? 'none';
  const earRamp = MATERIALS[species.earMaterial ?? species.fur];
  const ears = { mask: earMask(ear, species.earInner ?? 'j', earRamp[1], pose), ramp: earRamp };
  const skull: Part = {
    mask: skullMask(species, pose),
    ramp: MATERIALS[species.fur],
    highlight: 15 + pose.lift,
  };
  const parts: Part[] = [];
  if (species.ruff) {
    const around = mask(pose, s =>
      pose.view === 'side'
        ? s.ellipse(6.4, 9.8 + pose.lift, 5.6, 6, '#')
        : s.ellipse(7.5, 9.6 + pose.lift, 7, 6, '#').rect(4, 15 + pose.lift, 8, 1, '#'),
    );
    parts.push({ mask: around, ramp: MATERIALS[species.ruff] });
  }
  if (!isOverHead(ear, pose)) parts.push(ears);
  parts.push(...(species.ruff ? ruffParts(species, pose) : [skull]));
  if (isOverHead(ear, pose)) parts.push(ears);
  return parts;
}

/** Hanging ears get their own line across the head. */
function drawHangingEars(onto: Sprite, species: Species, pose: Pose): void {
  const ramp = MATERIALS[species.earMaterial ?? species.fur];
  const lined = shade([{ mask: earMask('hanging', '#', ramp[1], pose), ramp }]).outline(ramp[0]);
  lined.cells.forEach((key, index) => {
    if (key !== '.' && onto.cells[index] !== '.' && onto.cells[index] !== 'k') onto.cells[index] = key;
  });
}

function drawEarTips(onto: Sprite, key: string, pose: Pose): void {
  const y = 2 + pose.lift;
  const tips = mask(pose, sprite =>
    pose.view === 'side'
      ? sprite.grid('.#...#\n.##..##'.replaceAll('#', key), 4, y)
      : sprite.grid('#........#\n##......##'.replaceAll('#', key), 3, y),
  );
  onto.draw(tips.map((x, yy) => (onto.has(x, yy) ? tips.get(x, yy) : '.')));
}

/** Head with ears, face and whatever grows on it. */
export function drawHead(species: Species, pose: Pose): Sprite {
  const result = group(headParts(species, pose));
  if (species.ear === 'hanging' && pose.view !== 'back') drawHangingEars(result, species, pose);
  drawFace(result, species, pose);
  if (species.earTip) drawEarTips(result, species.earTip, pose);
  if (species.eyes === 'frog') drawFrogEyes(result, species, pose);
  drawCrests(result, species, pose);
  return blank().draw(result, pose.headX, pose.headY);
}
