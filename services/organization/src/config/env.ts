import { type Environment, parseEnv, serviceEnvSchema } from '@burrow/service-kit';
import { z } from 'zod';

/** What the service needs besides a database; the same whether it runs alone or not. */
export const OrganizationSettingsSchema = z.object({
  /** The DNS server that is asked what proves a school's domain; otherwise those of this machine. */
  DNS_SERVER: z
    .string()
    .regex(/^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d{1,5})?$/i, 'an IP address, or one with a port')
    .optional(),
});

export type OrganizationSettings = z.infer<typeof OrganizationSettingsSchema>;

export const OrganizationEnvSchema = serviceEnvSchema('organization').extend(
  OrganizationSettingsSchema.shape,
);

export type OrganizationEnv = z.infer<typeof OrganizationEnvSchema>;

/** @throws SettingError */
export const readOrganizationEnv = (source?: Environment): OrganizationEnv =>
  parseEnv(OrganizationEnvSchema, source);
