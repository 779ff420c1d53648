/** A tileset's name from what a map calls it, e.g. `../../tilesets/dirt.tsj` is `dirt`. */
export function tilesetName(source: string): string {
  return source.replace(/^.*\//, '').replace(/\.\w+$/, '');
}
