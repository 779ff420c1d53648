import { z } from 'zod';

/** Whose neighbours learning asks for. */
export const FindClassNeighboursSchema = z.object({ student_id: z.uuid() });

/** The two before a student in the list of the class, and the two after; nobody for who is in no class. */
export const ClassNeighboursSchema = z.object({
  neighbours: z.array(z.object({ student_id: z.uuid(), distance: z.int().min(1).max(2) })),
});

export type ClassNeighbours = z.infer<typeof ClassNeighboursSchema>;
