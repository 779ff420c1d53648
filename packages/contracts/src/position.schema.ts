import { z } from 'zod';

/** A tile as [column, row], both counted from 0 at the top left. */
export const PositionSchema = z.tuple([z.int().min(0), z.int().min(0)]);

/** One step as [columns, rows]: north is [0, -1], east [1, 0], south [0, 1], west [-1, 0]. */
export const DirectionSchema = z.union([
  z.tuple([z.literal(0), z.literal(-1)]),
  z.tuple([z.literal(1), z.literal(0)]),
  z.tuple([z.literal(0), z.literal(1)]),
  z.tuple([z.literal(-1), z.literal(0)]),
]);

export type Position = z.infer<typeof PositionSchema>;
export type Direction = z.infer<typeof DirectionSchema>;
