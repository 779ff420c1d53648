import { z } from 'zod';
import { PasswordSchema } from './fields.schema.ts';
import { ActorSchema } from './internal.schema.ts';

/** What an authenticator app shows, or one of the recovery codes; spaces and dashes do not count. */
export const FactorCodeSchema = z
  .string()
  .max(40)
  .transform(code => code.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z2-9]{10})$/));

/** Body of POST /api/auth/second-factor, and of PUT /api/profile/second-factor. */
export const FactorCodeBodySchema = z.object({ code: FactorCodeSchema });

/** Answer of GET /api/profile/second-factor. */
export const SecondFactorSchema = z.object({
  /** Since when it is asked at log-in; null if it is not. */
  on_since: z.iso.datetime().nullable(),
  recovery_codes_left: z.int(),
});

/** Body of POST /api/profile/second-factor: the password, if there is one. */
export const BeginSecondFactorSchema = z.object({ current_password: PasswordSchema.optional() });

/** What an authenticator app is told: a key to type, or the same in the address of a QR code. It counts once a code confirms it. */
export const BegunSecondFactorSchema = z.object({ key: z.string(), uri: z.string() });

/** Told once; each works once instead of a code of the app. */
export const RecoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Body of DELETE /api/profile/second-factor. */
export const RemoveSecondFactorSchema = BeginSecondFactorSchema.extend({ code: FactorCodeSchema });

/** An administrator takes a colleague's second factor away, who has lost it. */
export const ResetSecondFactorSchema = z.object({
  organization_id: z.uuid(),
  user_id: z.uuid(),
  by: ActorSchema,
});

export type SecondFactor = z.infer<typeof SecondFactorSchema>;
export type BegunSecondFactor = z.infer<typeof BegunSecondFactorSchema>;
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;
export type RemoveSecondFactor = z.infer<typeof RemoveSecondFactorSchema>;
export type ResetSecondFactor = z.infer<typeof ResetSecondFactorSchema>;
