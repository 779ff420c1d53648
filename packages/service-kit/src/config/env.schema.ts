import { type AddressSetting, calleesOf, type ServiceName, SERVICES } from '@burrow/contracts';
import { z } from 'zod';
import { trustedKeysIn } from '../identity/service-keys.ts';
import { TracingSettingsSchema } from '../tracing/tracing.schema.ts';
import { areKeys } from './keys-in.ts';

/** A TCP port; 0 lets the system choose. */
export const PortSchema = z
  .string()
  .regex(/^\d{1,5}$/, 'a port from 0 to 65535')
  .transform(Number)
  .refine(port => port <= 65_535, 'a port from 0 to 65535');

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const LogLevelSchema = z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` });

/** A whole number between two bounds, given as text. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine(value => value >= min && value <= max, `a whole number from ${min} to ${max}`);

/** One key or several: see {@link keysIn}. */
export const SecretSchema = z.string().refine(areKeys, 'keys of at least 32 characters, separated by commas');

/** The public keys of the parts that are trusted: see {@link trustedKeysIn}. */
export const TrustedKeysSchema = z.string().transform((text, context) => {
  const keys = trustedKeysIn(text);
  if (keys) return keys;
  context.addIssue({
    code: 'custom',
    message: 'pairs of a part and its public key, as npm run keys prints them',
  });
  return z.NEVER;
});

export const DatabaseUrlSchema = z
  .string()
  .refine(url => /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url), 'a postgres:// URL');

export const HttpUrlSchema = z
  .string()
  .refine(url => /^https?:\/\/./.test(url) && URL.canParse(url), 'an http:// or https:// URL')
  .transform(url => url.replace(/\/+$/, ''));

/** Settings of every process that listens. */
export const ListenEnvSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: PortSchema,
  METRICS_PORT: PortSchema.optional(),
  LOG_LEVEL: LogLevelSchema.default('info'),
  ...TracingSettingsSchema.shape,
});

/** Settings of every service with a database, when it runs on its own. */
const ServiceEnvSchema = ListenEnvSchema.extend({
  DATABASE_URL: DatabaseUrlSchema,
  DATABASE_POOL: wholeNumber(1, 50).default(3),
  /** Known to no other part: the service's own keys are derived from it. Several while one replaces another. */
  SERVICE_KEY: SecretSchema,
  /** Whom the service trusts: the gateway, and the services that call it. */
  TRUSTED_KEYS: TrustedKeysSchema,
});

/** Where the services are that a service calls; by default on this machine, on the port in their row. */
const addressesFor = (name: ServiceName): object =>
  Object.fromEntries(
    calleesOf(name)
      .map(callee => SERVICES[callee])
      .map(({ addressSetting, port }) => [addressSetting, HttpUrlSchema.default(`http://127.0.0.1:${port}`)]),
  );

/** Settings of a service that runs on its own; by default it listens on the port in its row. */
export const serviceEnvSchema = (name: ServiceName) =>
  ServiceEnvSchema.extend({ PORT: PortSchema.default(SERVICES[name].port), ...addressesFor(name) });

export type ListenEnv = z.infer<typeof ListenEnvSchema>;
export type ServiceEnv = z.infer<typeof ServiceEnvSchema> & Partial<Record<AddressSetting, string>>;
