import { z } from 'zod';
import { PasswordSchema } from '../account/index.ts';

/** Days in which an organisation that is to be closed can still stay. */
export const DAYS_TO_STAY = 14;

/** Body of POST /api/organization/closing; without a password for whoever has none. */
export const CloseOrganizationSchema = z.object({ current_password: PasswordSchema.optional() });

export type CloseOrganization = z.infer<typeof CloseOrganizationSchema>;
