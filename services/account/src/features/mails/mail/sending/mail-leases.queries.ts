import type { KeptMail } from '../rendering/mail-content.ts';
import { sql, sqlPart, type SqlPart } from '@burrow/service-kit';

const COLUMNS = sqlPart`id, recipient, template, language, subject, params, is_news, attempts, created_at`;
/** Longer than a server may take for a mail: after that, the process that leased the mail is dead. */
const LEASE = sqlPart`interval '90 seconds'`;
const IS_FREE = sqlPart`status = 'waiting' and (leased_until is null or leased_until < now())`;

interface WaitingRow {
  readonly id: string;
  readonly recipient: string;
  readonly template: KeptMail['template'];
  readonly language: string;
  readonly subject: string | null;
  readonly params: KeptMail['params'];
  readonly is_news: boolean;
  readonly attempts: number;
  readonly created_at: Date;
}

const lease = (which: SqlPart) => sqlPart`
  with leased as (
    update account.emails set leased_until = now() + ${LEASE}
    where id = (select id from account.emails where ${IS_FREE} and ${which} for update skip locked)
    returning ${COLUMNS}
  ) select * from leased`;

export const ONE = sql<WaitingRow>`${lease(sqlPart`id = $1`)}`;
export const NEXT_NEWS = sql<WaitingRow>`
  ${lease(sqlPart`is_news and attempts = 0 order by created_at limit 1`)}`;
export const OLDEST = sql<WaitingRow>`
  ${lease(sqlPart`id <> all($1::uuid[]) order by created_at limit 1`)}`;

/** SQL because mails are leased by it, which is hot. */
export const NEWS_WAIT = sql`select 1 from account.emails where status = 'waiting' and is_news and attempts = 0 limit 1`;

/** SQL because mails are leased by it, which is hot. */
export const WAITS = sql`select 1 from account.emails where id = $1 and status = 'waiting'`;
