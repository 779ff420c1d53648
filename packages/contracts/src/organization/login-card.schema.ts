import { z } from 'zod';
import { MadeCardSchema } from '../account/index.ts';

/** How many cards are made at once. */
export const MAX_CARDS = 200;

/** Body of POST /api/organization/login-cards: for whom. Earlier cards of theirs stop working. */
export const LoginCardsSchema = z.object({
  student_ids: z.array(z.uuid()).min(1).max(MAX_CARDS),
  /** Makes new passwords up, to be printed on the cards; the old ones end, with the students' sessions. */
  renew_passwords: z.boolean().default(false),
});

/** What is printed, in the order in which it was asked for; told once. */
export const MadeLoginCardsSchema = z.object({ cards: z.array(MadeCardSchema) });

export type LoginCards = z.infer<typeof LoginCardsSchema>;
export type MadeLoginCards = z.infer<typeof MadeLoginCardsSchema>;
