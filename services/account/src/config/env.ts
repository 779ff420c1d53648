import {
  type Environment,
  HttpUrlSchema,
  NetworksSchema,
  parseEnv,
  serviceEnvSchema,
} from '@burrow/service-kit';
import { z } from 'zod';

const SAFE_OR_LOOPBACK = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$))/;

/** The settings of account besides a database; the same whether it runs alone or not. */
export const AccountSettingsSchema = z.object({
  /** Where people reach the platform: links in mails begin with it. */
  PUBLIC_URL: HttpUrlSchema.default('http://127.0.0.1:8080'),
  /** Without it mails are stored, not sent. */
  SMTP_URL: z
    .string()
    .refine(url => /^smtps?:\/\/./.test(url) && URL.canParse(url), 'an smtp:// or smtps:// URL')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Burrow <noreply@localhost>'),
  /** Where feedback is mailed to. */
  SUPPORT_EMAIL: z.email('an email address').optional(),
  /** Shows the stored mails to everybody: for a developer's machine only. */
  OUTBOX: z.enum(['on', 'off'], { error: 'on or off' }).default('off'),
  /** Addresses that whole schools share: failed log-ins of many accounts do not slow them down. */
  SCHOOL_NETWORKS: NetworksSchema.optional(),
  /** Log-in with Google is off without an id and a secret. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: HttpUrlSchema.refine(
    url => SAFE_OR_LOOPBACK.test(url),
    'an https:// URL, or one of this machine',
  ).default('https://accounts.google.com'),
  /** What the provider asks before it sends people back: words of OpenID's `prompt`, or no more than necessary. */
  GOOGLE_PROMPT: z
    .string()
    .regex(
      /^(off|(login|consent|select_account)( (login|consent|select_account))*)$/,
      'off, or words of login, consent and select_account',
    )
    .default('select_account'),
});

export const AccountEnvSchema = serviceEnvSchema('account').extend(AccountSettingsSchema.shape);

export type AccountSettings = z.infer<typeof AccountSettingsSchema>;
export type AccountEnv = z.infer<typeof AccountEnvSchema>;

/** @throws SettingError */
export const readAccountEnv = (source?: Environment): AccountEnv => parseEnv(AccountEnvSchema, source);
