import type { z } from 'zod';
import type { CompositionSchema } from './composition-file.schema.ts';

type Composed = z.infer<typeof CompositionSchema>;

/** A thing of several tiles, by its top left tile. */
export type StampAt = Readonly<Composed['stamps'][number]>;

/** What the map of a level is composed of. */
export interface Composition extends Readonly<Omit<Composed, 'stamps'>> {
  /** The level's folder below `courses`, e.g. `python/intro-level1`. */
  readonly level: string;
  readonly stamps: readonly StampAt[];
}
