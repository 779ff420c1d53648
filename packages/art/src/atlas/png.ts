import { deflateSync } from 'node:zlib';
import { COLOURS } from '../palette.ts';
import type { Image } from '../pixels/image.ts';
import { EMPTY } from '../pixels/sprite.ts';
import type { Sprite } from '../pixels/sprite.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const HEADER_INDEXED = 3;
const HEADER_RGBA = 6;
const LARGEST_PALETTE = 256;
const CRC_TABLE = Int32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function crc32(bytes: Uint8Array): number {
  let c = -1;
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ -1) >>> 0;
}

function chunk(type: string, body: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const result = Buffer.alloc(content.length + 8);
  result.writeUInt32BE(body.length, 0);
  content.copy(result, 4);
  result.writeUInt32BE(crc32(content), content.length + 4);
  return result;
}

function header(width: number, height: number, colourType: number): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([8, colourType, 0, 0, 0], 8);
  return chunk('IHDR', body);
}

/** Puts the filter byte 0 before each row and compresses. */
function pixels(data: Uint8Array, rowLength: number): Buffer {
  const rows: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += rowLength)
    rows.push(Uint8Array.of(0), data.subarray(at, at + rowLength));
  return chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 }));
}

/** Encodes a sprite as an indexed PNG: entry 0 is empty, then the palette in its order. */
export function encodeSprite(sprite: Sprite): Buffer {
  const keys = [EMPTY, ...COLOURS.keys()];
  const index = new Map(keys.map((key, i) => [key, i]));
  const colours = [[0, 0, 0, 0], ...COLOURS.values()];
  const data = Uint8Array.from(sprite.cells, key => {
    const found = index.get(key);
    if (found === undefined) throw new Error(`no colour for palette key ${JSON.stringify(key)}`);
    return found;
  });
  return Buffer.concat([
    SIGNATURE,
    header(sprite.width, sprite.height, HEADER_INDEXED),
    chunk('PLTE', Uint8Array.from(colours.flatMap(colour => colour.slice(0, 3)))),
    chunk(
      'tRNS',
      Uint8Array.from(colours, colour => colour[3] ?? 0),
    ),
    pixels(data, sprite.width),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** The colours of an opaque picture, and each pixel's index among them; null if there are more than a palette can have. */
function paletteOf({ data }: Image): { colours: Uint8Array; indexes: Uint8Array } | null {
  const places = new Map<number, number>();
  const indexes = new Uint8Array(data.length / 4);
  for (let i = 0; i < indexes.length; i++) {
    const [red = 0, green = 0, blue = 0, alpha] = data.subarray(i * 4, i * 4 + 4);
    const colour = (red << 16) | (green << 8) | blue;
    const place = places.get(colour) ?? places.size;
    if (alpha !== 255 || place === LARGEST_PALETTE) return null;
    places.set(colour, place);
    indexes[i] = place;
  }
  const colours = [...places.keys()].flatMap(colour => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return { colours: Uint8Array.from(colours), indexes };
}

/** Encodes a blended picture as a PNG: indexed if it is opaque and has few colours, otherwise RGBA. */
export function encodeImage(image: Image): Buffer {
  const { width, height } = image;
  const palette = paletteOf(image);
  const body = palette
    ? [header(width, height, HEADER_INDEXED), chunk('PLTE', palette.colours), pixels(palette.indexes, width)]
    : [header(width, height, HEADER_RGBA), pixels(image.data, width * 4)];
  return Buffer.concat([SIGNATURE, ...body, chunk('IEND', new Uint8Array())]);
}
