import { type AddressSetting, SERVICES } from '@burrow/contracts';
import { GatewaySettingsSchema } from '@burrow/gateway';
import {
  DatabaseUrlSchema,
  type Environment,
  HttpUrlSchema,
  LogLevelSchema,
  parseEnv,
  PortSchema,
  SecretSchema,
  TracingSettingsSchema,
  wholeNumber,
  defaultPoolSize,
} from '@burrow/service-kit';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { services } from './services.ts';

/** A service that runs elsewhere is not started here. */
const ADDRESSES = Object.fromEntries(
  Object.values(SERVICES).map(({ addressSetting }) => [addressSetting, HttpUrlSchema.optional()]),
) as Record<AddressSetting, z.ZodOptional<typeof HttpUrlSchema>>;

/** What each service reads itself: no other part has to know it. */
const SERVICE_SETTINGS: object = Object.assign(
  {},
  ...Object.values(services).map(({ settings }) => settings.shape),
);

/** What .env.example explains. */
export const StandaloneOwnEnvSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: PortSchema.default(8080),
  METRICS_PORT: PortSchema.optional(),
  LOG_LEVEL: LogLevelSchema.default('warn'),
  ...TracingSettingsSchema.shape,
  /** The folder of the embedded database and the secrets. */
  DATA_DIR: z.string().default('.data'),
  /** A PostgreSQL to use instead of the embedded one. */
  DATABASE_URL: DatabaseUrlSchema.optional(),
  DATABASE_POOL: wholeNumber(1, 100).default(defaultPoolSize(availableParallelism())),
  // First: settings that it only looks at are read strictly by their owner.
  ...GatewaySettingsSchema.shape,
  /** By these it sees whether a stand-in of the payment provider is wanted. */
  PADDLE_API_KEY: z.string().optional(),
  PADDLE_WEBHOOK_SECRET: z.string().optional(),
  PADDLE_URL: z.string().optional(),
  TIME_AHEAD_HOURS: z.coerce.number().optional(),
  ...SERVICE_SETTINGS,
  /** Where people reach the platform; by default this machine. */
  PUBLIC_URL: HttpUrlSchema.optional(),
  /** On by default if no mail is sent and nobody else can reach the platform. */
  OUTBOX: z.enum(['on', 'off'], { error: 'on or off' }).optional(),
  COOKIE_SECRET: SecretSchema.optional(),
  SERVICE_KEY: SecretSchema.optional(),
  /** With what backups are sealed. */
  BACKUP_PASSPHRASE: z.string().min(12, 'at least 12 characters').optional(),
});

/** Settings of the whole platform in one process. Everything has a default. */
export const StandaloneEnvSchema = StandaloneOwnEnvSchema.extend(ADDRESSES);

export type StandaloneEnv = z.infer<typeof StandaloneEnvSchema>;

/** @throws SettingError */
export const readStandaloneEnv = (source?: Environment): StandaloneEnv =>
  parseEnv(StandaloneEnvSchema, source);
