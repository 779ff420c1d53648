import { ANIMALS } from '@burrow/art';
import { ATLAS_OBJECTS } from '@burrow/art/drawing';
import type { Item } from '@burrow/contracts';
import { loadWorld } from '@burrow/world';
import { settingsOf } from '../compile-level.ts';
import type { Setting } from '../compile-level.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';

const animals: ReadonlySet<string> = new Set(ANIMALS.map(name => name.toLowerCase()));
const pictures: ReadonlySet<string> = new Set(ATLAS_OBJECTS);
const hasPicture = (name: string): boolean => pictures.has(name);

/** The atlas frames that an item needs; what can be opened has one for each state. */
function missingFrames(sprite: string, openable: boolean): string[] {
  if (animals.has(sprite)) return [];
  const wanted = openable ? [`${sprite}-closed`, `${sprite}-open`] : [sprite];
  return wanted.filter(name => !hasPicture(name));
}

const isOpenable = (state: Item['state']): boolean => state === 'open' || state === 'closed';

/** Checks that every item is on the map and has its pictures in the atlas, and that no two share a tile. */
export function checkItems(source: LevelSource, report: Report): void {
  for (const setting of settingsOf(source)) checkSetting(source, setting, report);
  source.level.palette?.forEach((thing, index) => {
    for (const frame of missingFrames(thing.sprite, isOpenable(thing.state)))
      report(`${source.folder}/level.json`, `palette.${index}.sprite`, `the atlas has no picture ${frame}`);
  });
}

function checkSetting({ map, folder }: LevelSource, setting: Setting, report: Report): void {
  const { kinds } = loadWorld(setting.level);
  const taken = new Set<string>();
  setting.level.items.forEach(({ sprite, position }, index) => {
    const complain = (field: string, message: string) =>
      report(`${folder}/level.json`, `${setting.field}items.${index}.${field}`, message);
    const [x, y] = position;
    if (x >= map.width || y >= map.height) complain('position', `${position.join()} lies beyond the map`);
    if (taken.has(position.join())) complain('position', `${position.join()} has another item already`);
    taken.add(position.join());
    for (const frame of missingFrames(sprite, kinds[index]?.openable ?? false))
      complain('sprite', `the atlas has no picture ${frame}`);
  });
}
