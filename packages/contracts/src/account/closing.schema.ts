import { z } from 'zod';
import { PasswordSchema } from './fields.schema.ts';
import { ActorSchema } from './internal.schema.ts';

/** That an administrator closes an organisation: the password of whoever does, and when it is erased. */
export const AnnounceClosingSchema = z.object({
  organization_id: z.uuid(),
  by: ActorSchema,
  current_password: PasswordSchema.optional(),
  closes_at: z.iso.datetime(),
});

export type AnnounceClosing = z.infer<typeof AnnounceClosingSchema>;
