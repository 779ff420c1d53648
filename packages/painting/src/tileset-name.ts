/**
 * Returns a tileset's name from the path in a map.
 *
 * @example
 * tilesetName('../../tilesets/dirt.tsj') // → 'dirt'
 */
export function tilesetName(source: string): string {
  return source.replace(/^.*\//, '').replace(/\.\w+$/, '');
}
