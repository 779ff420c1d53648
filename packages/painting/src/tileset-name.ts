/** Returns a tileset's name from the path in a map: `../../tilesets/dirt.tsj` is `dirt`. */
export function tilesetName(source: string): string {
  return source.replace(/^.*\//, '').replace(/\.\w+$/, '');
}
