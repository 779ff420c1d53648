import type { PlayerCommandName, WorldLevel } from '@burrow/contracts';

/** One command in the code book, as content compiles it. */
export interface BookEntry {
  readonly command: PlayerCommandName;
  readonly syntax: string;
  /** Python that runs in the scene without an error. */
  readonly example: string;
  /** A small level without goals. */
  readonly scene: WorldLevel;
}

/** Something of Python's own in the code book, as content compiles it. */
export interface PythonEntry {
  readonly slug: string;
  /** How it is written: `range(n)`. */
  readonly name: string;
  /** Python that runs in any level and prints something. */
  readonly example: string;
  readonly output: string;
  /** The level that introduces it; `chapter` is a key of the book's chapters. */
  readonly level: { readonly chapter: string; readonly number: number };
}

export interface PythonBook {
  /** By course and id: `python/3`. `before` is how many chapters come before, on the way that leads there. */
  readonly chapters: Readonly<Record<string, { readonly before: number }>>;
  readonly entries: readonly PythonEntry[];
}
