import { SERVICE_NAMES, type ServiceName, SERVICES } from '@burrow/contracts';
import type { PrivacyExempt } from '@burrow/service-kit/testing';

const load = async (name: ServiceName): Promise<PrivacyExempt> => {
  const { EXEMPT } = (await import(`../../../services/${name}/test/privacy.exempt.ts`)) as {
    EXEMPT: PrivacyExempt;
  };
  return { ...EXEMPT, columns: EXEMPT.columns.map(column => `${SERVICES[name].schema}.${column}`) };
};

const ofServices = await Promise.all(SERVICE_NAMES.map(load));

/** Columns that say nothing about a person: those of every service, and those that each service names. */
export const NOT_PERSONAL: readonly string[] = [
  '*.migrations.*',
  '*.oldest_program.*',
  '*.*.version',
  '*.*.membership_version',
  // Whose row it is: a number without a name.
  '*.*.learner_kind',
  '*.*.learner_id',
  '*.*.owner_id',
  ...ofServices.flatMap(({ columns }) => columns),
];

const OURS = 'a matter of our own process';
const LISTEN = 'who calls us, not whom we call';
const KEPT = 'where the platform itself keeps what the page lists';
const PART = 'a part of the platform itself';

/** Settings that send nothing to anybody outside the platform, and why: the platform's, and those that each service names. */
export const NO_RECEIVER: Readonly<Record<string, string>> = {
  HOST: LISTEN, PORT: LISTEN, METRICS_PORT: LISTEN, PUBLIC_URL: LISTEN, TRUST_PROXY: LISTEN, COUNTRY_HEADER: LISTEN,
  SCHOOL_NETWORKS: LISTEN,
  LOG_LEVEL: 'the log contains nothing about a person: a test of the services reads it',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'a collector of the operator’s own, and a trace names nobody: a test reads it', OTEL_TRACES_SAMPLER_ARG: OURS,
  DATA_DIR: KEPT, DATABASE_URL: KEPT, DATABASE_POOL: KEPT,
  ...Object.fromEntries(Object.values(SERVICES).map(({ addressSetting }) => [addressSetting, PART])),
  WEB_MOUNTS: PART, RELEASES: PART, REMOTES_FILE: PART,
  COOKIE_SECRET: OURS, SERVICE_KEY: OURS, BACKUP_PASSPHRASE: OURS, ISOLATION: OURS, HSTS_SUBDOMAINS: OURS, STREAMS: OURS, OUTBOX: OURS, DRAIN_MS: OURS, UPSTREAM_TIMEOUT_MS: OURS,
  RATE_PER_ADDRESS: OURS, RATE_WITHOUT_COOKIE: OURS, RATE_PER_VISITOR: OURS,
  VOTE_URL: 'a link that people open themselves',
  ...Object.assign({}, ...ofServices.map(({ settings }) => settings)),
}; // prettier-ignore
