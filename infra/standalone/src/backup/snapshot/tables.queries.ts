import pg from 'pg';
import type { Table } from '../head.schema.ts';

type Named = Pick<Table, 'schema' | 'name'>;

export const nameOf = ({ schema, name }: Named): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

const columnsOf = ({ columns }: Table): string => columns.map(each => pg.escapeIdentifier(each)).join();

/** Texts of rows are the same whatever the server and its settings are, and nothing ends the reading or loading. */
export const SESSION = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 3; set bytea_output = 'hex'; set row_security = off;
  set statement_timeout = 0; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = 0`;

export const SERVER_VERSION = `select current_setting('server_version') as version`;

/** Those of the given schemas that exist and have been migrated. */
export const MIGRATED = `
  select s.name from unnest($1::text[]) as s (name) where to_regclass(quote_ident(s.name) || '.migrations') is not null`;

export const TABLES = `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
  group by n.nspname, c.relname order by 1, 2`;

export const SEQUENCES = `
  select schemaname as schema, sequencename as name, last_value::text
  from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`;

export const HAS_QUEUE = `select to_regclass('jobs.job') is not null as has`;

export const QUEUES = 'select name from jobs.queue order by name';

/** Of a job only what any version of the queue's tables has: the tables are the library's own. */
export const JOB_COLUMNS = 'id, name, priority, data, singleton_key, start_after, created_on, keep_until';

export const WAITING_JOBS = `select ${JOB_COLUMNS} from jobs.job where state in ('created', 'retry', 'active')`;

export const WAITING_TABLE = `
  create temporary table waiting_jobs (
    id uuid, name text, priority int, data jsonb, singleton_key text, start_after timestamptz, created_on timestamptz,
    keep_until timestamptz
  ) on commit drop`;

/** Jobs begin anew, with the limits that their queue has now. */
export const QUEUE_WAITING = `
  insert into jobs.job (${JOB_COLUMNS}, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
    deletion_seconds, heartbeat_seconds, policy)
  select w.id, w.name, w.priority, w.data, w.singleton_key, w.start_after, w.created_on, w.keep_until, q.retry_limit,
    q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds, q.policy
  from waiting_jobs w join jobs.queue q using (name)`;

export const FOREIGN_KEYS = `
  select n.nspname as schema, c.relname as name, k.conname as key, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1) order by 1, 2, 3`;

/** What anybody has made in a database. */
export const OWN_SCHEMAS = `
  select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`;

export const SNAPSHOT = 'begin isolation level repeatable read read only';
export const BEGIN = 'begin';
export const COMMIT = 'commit';
export const ANALYZE = 'analyze';

/** Tables keep their columns until the transaction ends. */
export const lockTables = (tables: readonly Named[]): string =>
  `lock table ${tables.map(nameOf).join()} in access share mode`;

export const migrationsOf = (schema: string): string =>
  `select name from ${nameOf({ schema, name: 'migrations' })} order by id`;

export const rowsOfTable = (table: Table): string => `select ${columnsOf(table)} from ${nameOf(table)}`;
export const copyOut = (statement: string): string => `copy (${statement}) to stdout`;
export const copyIntoTable = (table: Table): string =>
  `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`;
export const COPY_INTO_WAITING = `copy waiting_jobs (${JOB_COLUMNS}) from stdin`;

export const SET_SEQUENCE = 'select setval($1::regclass, $2)';
export const countOf = (table: Named): string => `select count(*) from ${nameOf(table)}`;
export const emptyTables = (tables: readonly Named[]): string => `truncate ${tables.map(nameOf).join()}`;

/** Those that were made by migrations; PostgreSQL's own are the references. */
export const triggersOf = (table: Named, state: 'enable' | 'disable'): string =>
  `alter table ${nameOf(table)} ${state} trigger user`;

export interface ForeignKey extends Named {
  readonly key: string;
  readonly definition: string;
}

export const dropKey = (of: ForeignKey): string =>
  `alter table ${nameOf(of)} drop constraint ${pg.escapeIdentifier(of.key)}`;
export const addKey = (of: ForeignKey): string =>
  `alter table ${nameOf(of)} add constraint ${pg.escapeIdentifier(of.key)} ${of.definition}`;

export const MARK = `
  create schema if not exists restore;
  create table if not exists restore.unfinished (begun_at timestamptz not null default now())`;
export const UNMARK = 'drop schema restore cascade';
export const dropSchema = (name: string): string =>
  `drop schema if exists ${pg.escapeIdentifier(name)} cascade`;
