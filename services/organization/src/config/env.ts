import { type Environment, parseEnv, serviceEnvSchema } from '@burrow/service-kit';
import { z } from 'zod';

/** What the service needs besides a database; the same whether it runs alone or not. */
export const OrganizationSettingsSchema = z.object({});

export const OrganizationEnvSchema = serviceEnvSchema('organization').extend(
  OrganizationSettingsSchema.shape,
);

export type OrganizationEnv = z.infer<typeof OrganizationEnvSchema>;

/** @throws SettingError */
export const readOrganizationEnv = (source?: Environment): OrganizationEnv =>
  parseEnv(OrganizationEnvSchema, source);
