import { readFileSync } from 'node:fs';
import { drawNeighbour } from '../characters/animal.ts';
import { ICON_SOURCES } from '../icons/sources.ts';
import { Sprite, fromGrid } from '../pixels/sprite.ts';
import { drawCoop, drawHouse, drawHouseWithRoof, drawShed, drawStall } from './buildings.ts';
import { CONTAINERS } from './containers.ts';
import { CROPS } from './crops.ts';
import { EFFECTS } from './effects.ts';
import { FIELD } from './field.ts';
import { FLAGS } from './flags.ts';
import { FURNITURE } from './furniture.ts';
import { GATES } from './gates.ts';
import { ITEMS } from './items.ts';
import { KITCHEN } from './kitchen.ts';
import { PLANTS } from './plants.ts';
import { STRUCTURES } from './structures.ts';
import { TIMBER } from './timber.ts';

type IconName = keyof typeof ICON_SOURCES;
type Draw = () => Sprite;

const rows = JSON.parse(readFileSync(new URL('../icons/icons.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

function icon(name: string): Draw {
  const grid = rows[name];
  if (!grid) throw new Error(`icons.json lacks ${name}: run src/icons/regenerate.ts`);
  return () => new Sprite(16, 16).draw(fromGrid(16, 16, grid.join('\n'))).shadow(8, 14.2, 5.5, 1.6);
}

const ICONS = Object.fromEntries(Object.keys(ICON_SOURCES).map(name => [name, icon(name)])) as Record<
  IconName,
  Draw
>;

/** Every thing of the object atlas and how it is drawn; the lower edge is on the ground. */
export const OBJECTS = {
  ...ICONS,
  ...ITEMS,
  ...CROPS,
  ...TIMBER,
  ...GATES,
  ...CONTAINERS,
  ...FIELD,
  ...FURNITURE,
  ...KITCHEN,
  ...FLAGS,
  ...STRUCTURES,
  ...PLANTS,
  ...EFFECTS,
  duck: () =>
    drawNeighbour({
      fur: 'yellow',
      bird: true,
      beak: true,
      belly: 'cream',
      feet: 'orange',
      scarf: 'green',
      marks: [],
    }),
  house: drawHouse,
  'house-blue': () => drawHouseWithRoof('blue'),
  'house-purple': () => drawHouseWithRoof('purple'),
  coop: drawCoop,
  shed: drawShed,
  stall: drawStall,
} satisfies Record<string, Draw>;

export type ObjectName = keyof typeof OBJECTS;
