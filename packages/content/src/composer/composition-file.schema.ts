import { STAMPS, type StampName } from '@burrow/art';
import { z } from 'zod';

const isStamp = (name: string): name is StampName => Object.hasOwn(STAMPS, name);
const StampNameSchema = z.string().refine(isStamp, 'is no stamp');

/** What a map is composed of: its ground as text, and the things on it. */
export const CompositionSchema = z.strictObject({
  /** A different seed gives a different meadow. */
  seed: z.int(),
  /** One text per row, one letter per tile: see legend.ts. */
  floor: z.array(z.string().min(1)).min(1),
  /** Things of several tiles, each by its top left tile (column, row). They may extend beyond the map. */
  stamps: z.array(z.tuple([StampNameSchema, z.int(), z.int()])),
  /** Whether trees, bushes and flowers grow where the floor is meadow and empty. */
  wild: z.boolean().optional(),
});

/** composition.json of a level whose map is composed rather than drawn in Tiled. */
export const CompositionFileSchema = CompositionSchema.extend({
  /** What the map shows, for those who change it. */
  about: z.string().min(1),
});
