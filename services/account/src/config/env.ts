import { parseEnv, ListenEnvSchema, ServiceEnvSchema, type Environment } from '@burrow/service-kit';
import type { z } from 'zod';

export const AccountEnvSchema = ListenEnvSchema.extend(ServiceEnvSchema.shape);

export type AccountEnv = z.infer<typeof AccountEnvSchema>;

/** @throws SettingError */
export const readAccountEnv = (source?: Environment): AccountEnv => parseEnv(AccountEnvSchema, source);
