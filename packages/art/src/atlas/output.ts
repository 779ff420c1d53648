import { badgeFiles } from '../badges/badge-files.ts';
import { FLUENT_LICENSE } from '../brand/license.ts';
import { drawFavicon, drawLogo } from '../brand/logo.ts';
import { PORTRAITS, portraitSvg } from '../brand/portraits.ts';
import { readIconSet } from '../icons/fluent.ts';
import { OBJECTS } from '../objects/objects.ts';
import { drawTileset } from '../tilesets/draw.ts';
import { TILESETS } from '../tilesets/tilesets.ts';
import type { TilesetName } from '../tilesets/tilesets.ts';
import { buildCharacters, buildObjects } from './atlases.ts';
import type { Atlas } from './pack.ts';
import { encodeSprite } from './png.ts';
import { tiledTileset } from './tileset-file.ts';

export type OutputFile = readonly [path: string, content: Buffer | string];

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

function atlasFiles(name: string, { sheet, data }: Atlas): OutputFile[] {
  return [
    [`${name}.png`, encodeSprite(sheet)],
    [`${name}.json`, json(data)],
  ];
}

function tilesetFiles(name: TilesetName): OutputFile[] {
  return [
    [`tilesets/${name}.png`, encodeSprite(drawTileset(name))],
    [`tilesets/${name}.tsj`, `${JSON.stringify(tiledTileset(name), null, 1)}\n`],
  ];
}

/** Things that stand alone on a page. */
const SPRITES = ['sign', 'gate-closed'] as const;

/** Everything that a build writes, by path below dist. */
export function buildFiles(): OutputFile[] {
  const bodyOf = readIconSet();
  return [
    ...atlasFiles('characters', buildCharacters()),
    ...atlasFiles('objects', buildObjects()),
    ...(Object.keys(TILESETS) as TilesetName[]).flatMap(tilesetFiles),
    ...SPRITES.map((name): OutputFile => [`sprites/${name}.png`, encodeSprite(OBJECTS[name]())]),
    ...Object.entries(PORTRAITS).map(([name, icon]): OutputFile => [
      `portraits/${name}.svg`,
      portraitSvg(bodyOf(icon)),
    ]),
    ['portraits/LICENSE.txt', FLUENT_LICENSE],
    ...badgeFiles(bodyOf),
    ['badges/LICENSE.txt', FLUENT_LICENSE],
    ['logo.svg', drawLogo()],
    ['favicon.svg', drawFavicon()],
  ];
}
