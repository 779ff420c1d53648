import type { PlayerCommandName, WorldLevel } from '@burrow/contracts';

/** One command in the code book, as content compiles it. */
export interface BookEntry {
  readonly command: PlayerCommandName;
  readonly syntax: string;
  /** Python that runs in the scene without an error. */
  readonly example: string;
  /** A small level without goals. */
  readonly scene: WorldLevel;
  /** Markdown by language code; `en` is always there. */
  readonly texts: Readonly<Record<string, string>> & { readonly en: string };
}
