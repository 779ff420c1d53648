/**
 * The one palette of the world. Pictures are written as text grids in which every
 * character is a key of this table; `.` leaves a pixel empty and `_` erases it.
 */
export const PALETTE = {
  // ink and whites
  k: '#2b1b33',
  K: '#553a4e',
  W: '#ffffff',
  C: '#fff1d6',
  // grass, deep to light; 0 is the mottle
  '1': '#2f7d47',
  '2': '#4d9f48',
  '0': '#67b64b',
  '3': '#6fbf4f',
  '4': '#8ad25c',
  '5': '#bdea7d',
  // leaves
  '6': '#174438',
  '7': '#24693f',
  '8': '#3a8f45',
  // dirt, sand, soil
  d: '#b07a45',
  e: '#d6a767',
  f: '#ebca8d',
  t: '#6b4030',
  u: '#875540',
  // wood, dark to light
  v: '#4c2a26',
  w: '#8a5532',
  x: '#bb7e43',
  y: '#dfab60',
  z: '#f7d692',
  // water, deep to foam
  A: '#2160a8',
  B: '#419be4',
  D: '#6cc1f5',
  E: '#b7eafc',
  // stone, dark to light
  p: '#46435c',
  q: '#72728c',
  r: '#a3a6ba',
  m: '#d3d5e0',
  // red, orange, yellow, pink, purple, lilac, green
  R: '#a02242',
  S: '#e8373f',
  T: '#ff7f6e',
  O: '#cc541f',
  P: '#ff882b',
  Q: '#ffb655',
  Y: '#ffd23f',
  Z: '#fff2a3',
  i: '#e9708c',
  j: '#ffb5b9',
  G: '#5f4196',
  H: '#a27ae0',
  L: '#9b8fb3',
  M: '#cdc4dc',
  N: '#eee8f6',
  F: '#1fa866',
  J: '#3fdc7c',
} as const;

/** The two translucent colours, as `[red, green, blue, alpha]` in 0-255. */
export const TRANSLUCENT = {
  '%': [28, 22, 60, 72], // shadow
  '^': [255, 255, 255, 110], // ghost
} as const;

export type Rgba = readonly [number, number, number, number];

function parse(hex: string): Rgba {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255, 255];
}

/** Every palette key with its colour in 0-255. */
export const COLOURS: ReadonlyMap<string, Rgba> = new Map<string, Rgba>([
  ...Object.entries(PALETTE).map(([key, hex]): [string, Rgba] => [key, parse(hex)]),
  ...Object.entries(TRANSLUCENT),
]);

/** Colour of a palette key; throws for a key that the palette does not have. */
export function colourOf(key: string): Rgba {
  const colour = COLOURS.get(key);
  if (!colour) throw new Error(`no colour for palette key ${JSON.stringify(key)}`);
  return colour;
}
