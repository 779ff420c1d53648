import { type AddressSetting, SERVICES } from '@burrow/contracts';
import {
  type Environment,
  HttpUrlSchema,
  ListenEnvSchema,
  NetworksSchema,
  parseEnv,
  SecretSchema,
  wholeNumber,
} from '@burrow/service-kit';
import { z } from 'zod';
import { parseMounts } from './mounts.rules.ts';
import { parseOrigins } from './remote-origins.rules.ts';

const MountsSchema = z.string().transform((text, context) => {
  const mounts = parseMounts(text);
  if (mounts) return mounts;
  context.addIssue({
    code: 'custom',
    message: 'pairs such as /=shell/dist,/python/=packages/python/dist/web',
  });
  return z.NEVER;
});

const OriginsSchema = z.string().transform((text, context) => {
  const origins = parseOrigins(text);
  if (origins) return origins;
  context.addIssue({
    code: 'custom',
    message: 'origins such as https://cdn.example.org, separated by commas; http only on this machine',
  });
  return z.NEVER;
});

/** How the gateway behaves; the same whether services run in its process or elsewhere. */
export const GatewaySettingsSchema = z.object({
  /** Signs visitor cookies. */
  COOKIE_SECRET: SecretSchema,
  /** Known to no other part: signs the identities that services verify. */
  SERVICE_KEY: SecretSchema,
  /** Which folder is served below which path. */
  WEB_MOUNTS: MountsSchema.default([]),
  /** The store of releases: a folder, or s3://bucket/folder. Without it, the builds are served. */
  RELEASES: z.string().min(1).optional(),
  /** A list of remotes that is written by hand, if there is no store. Read again at each request. */
  REMOTES_FILE: z.string().optional(),
  /**
   * Where else the store's remotes may be loaded from. Pages load them from the first; the others are for tabs that
   * still load from there.
   */
  REMOTE_ORIGINS: OriginsSchema.default([]),
  /** Addresses of proxies whose X-Forwarded-* headers are trusted. */
  TRUST_PROXY: z
    .string()
    .regex(/^[\w.:/, ]+$/, 'addresses, networks or the words loopback, linklocal, uniquelocal')
    .optional(),
  /** The header in which a trusted proxy names the visitor's country. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'a header name')
    .transform(name => name.toLowerCase())
    .optional(),
  /** Where the top bar's "Vote for features" leads; without it the link is not shown. */
  VOTE_URL: HttpUrlSchema.optional(),
  /** Where "Contact us" writes to; without it the link is not shown. */
  SUPPORT_EMAIL: z.email('an email address').optional(),
  /** Only whether it is set: then the button for Google is shown. Account has the rest. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** Only whether they are set: then the privacy page mentions mails and a language model. Account and assistant use them. */
  SMTP_URL: z.string().optional(),
  OPENAI_BASE_URL: z.string().optional(),
  /** Whether account stores mails instead of sending them: then the site links to them. */
  OUTBOX: z.enum(['on', 'off'], { error: 'on or off' }).default('off'),
  /** Addresses that whole schools share: the limits of addresses do not apply to them. */
  SCHOOL_NETWORKS: NetworksSchema.optional(),
  /** Whether browsers are told to reach every host below this one by https only, for two years. */
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], { error: 'on or off' }).default('off'),
  ISOLATION: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  /** Calls of the API per minute. A thousand students at one address make about 24 each in a lesson. */
  RATE_PER_ADDRESS: wholeNumber(1, 100_000_000).default(30_000),
  /** For an address, by browsers that have no visitor cookie (yet). */
  RATE_WITHOUT_COOKIE: wholeNumber(1, 100_000_000).default(3_000),
  RATE_PER_VISITOR: wholeNumber(1, 100_000_000).default(600),
  /** Event streams that are open at once: one for each browser in which somebody is logged in. */
  STREAMS: wholeNumber(1, 1_000_000).default(10_000),
  /** On SIGTERM: how long it keeps serving while it says that it is not ready; see `drainMs`. */
  DRAIN_MS: wholeNumber(0, 60_000).optional(),
  UPSTREAM_TIMEOUT_MS: wholeNumber(50, 120_000).default(15_000),
});

const ADDRESSES = Object.fromEntries(
  Object.values(SERVICES).map(({ addressSetting }) => [addressSetting, HttpUrlSchema]),
) as Record<AddressSetting, typeof HttpUrlSchema>;

/** What .env.example explains. */
export const GatewayOwnEnvSchema = ListenEnvSchema.extend(GatewaySettingsSchema.shape);

/** With the address of each service, which `npm run keys` prints. */
export const GatewayEnvSchema = GatewayOwnEnvSchema.extend(ADDRESSES);

export type GatewaySettings = z.infer<typeof GatewaySettingsSchema>;
export type GatewayEnv = z.infer<typeof GatewayEnvSchema>;

/** @throws SettingError */
export const readGatewayEnv = (source?: Environment): GatewayEnv => parseEnv(GatewayEnvSchema, source);
