import type { Sprite } from '../pixels/sprite.ts';
import { MATERIALS } from './materials.ts';
import { blank, mask, shade } from './part.ts';
import type { Eyes, Pose } from './pose.ts';
import type { Species } from './species.types.ts';

const EYE_SHAPES: Record<Exclude<Eyes, 'open'>, string> = {
  happy: '.#.\n#.#',
  crossed: '#.#\n.#.\n#.#',
};
const OWL_EYE = '.YY.\nYkkY\nYkkY\n.YY.';
const OWL_EYE_ACTING: Record<Exclude<Eyes, 'open'>, string> = {
  happy: '.YY.\nYkkY\nkYYk\n.YY.',
  crossed: 'kYYk\nYkkY\nYkkY\nkYYk',
};

function drawFrontEyes(sprite: Sprite, species: Species, pose: Pose): void {
  const y = pose.lift;
  const inset = species.eyeInset ?? 4;
  const light = species.eyes === 'light';
  if (species.eyes === 'owl') {
    const rows = pose.eyes === 'open' ? OWL_EYE : OWL_EYE_ACTING[pose.eyes];
    sprite.grid(rows, 3, 8 + y).grid(rows, 9, 8 + y);
  } else if (pose.eyes === 'open') {
    const x = [inset, 15 - inset];
    for (const at of x) sprite.rect(at, 10 + y, 1, 2, 'k');
    if (light) for (const at of x) sprite.set(at, 10 + y, 'W');
  } else {
    const rows = EYE_SHAPES[pose.eyes].replaceAll('#', light ? 'W' : 'k');
    sprite.grid(rows, inset - 1, 9 + y).grid(rows, 14 - inset, 9 + y);
  }
}

function drawSideEye(sprite: Sprite, species: Species, pose: Pose): void {
  const y = pose.lift;
  if (species.eyes === 'owl') sprite.grid('.YYY\nYYkk\nYYkk\n.YYY', 8, 8 + y);
  else sprite.rect(10, 10 + y, 1, 2, 'k');
  if (species.eyes === 'light') sprite.set(10, 10 + y, 'W');
}

const BEAK_FRONT = '.QQ.\nQQQQ\n.OO.';

/** Marks, eyes and a beak in front, painted only inside the head's outline. */
export function drawFace(onto: Sprite, species: Species, pose: Pose): void {
  const face = mask(pose, sprite => {
    for (const mark of species.marks)
      for (const decal of mark[pose.view] ?? []) sprite.grid(decal.rows, decal.x, decal.y + pose.lift);
    if (pose.view === 'front') {
      if (species.eyes !== 'frog') drawFrontEyes(sprite, species, pose);
      if (species.beak) sprite.grid(BEAK_FRONT, 6, 11 + pose.lift);
    } else if (pose.view === 'side' && species.eyes !== 'frog') drawSideEye(sprite, species, pose);
  });
  onto.draw(face.map((x, y) => (onto.has(x, y) && onto.get(x, y) !== 'k' ? face.get(x, y) : '.')));
}

const FROG_EYES: Record<Eyes, string> = {
  open: 'Wk\nkk',
  happy: '.k\nk.',
  crossed: 'kW\nWk',
};

/** A frog's eyes stand above its skull. */
export function drawFrogEyes(onto: Sprite, species: Species, pose: Pose): void {
  const y = 5 + pose.lift;
  const centres = pose.view === 'side' ? [9.5] : [3.5, 11.5];
  const bulge = mask(pose, sprite => {
    for (const x of centres) sprite.ellipse(x, y + 0.5, 2.3, 2.3, '#');
  });
  const lined = shade([{ mask: bulge, ramp: MATERIALS[species.fur] }], blank()).outline('k');
  lined.cells.forEach((key, index) => {
    const hidden = key === 'k' && onto.cells[index] !== '.' && onto.cells[index] !== 'k';
    if (key !== '.' && !hidden) onto.cells[index] = key;
  });
  if (pose.view === 'back') return;
  const pupils = mask(pose, sprite => {
    for (const x of centres) sprite.grid(FROG_EYES[pose.eyes], Math.floor(x), y);
  });
  onto.draw(pupils);
}
