import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

const COLUMNS = sqlPart`email, data->>'subject' as subject, data->>'name' as name, created_at, expires_at`;

interface ReadRow {
  readonly email: NotNull<string>;
  readonly subject: NotNull<string>;
  readonly name: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** Found by the browser's visitor cookie, which is HttpOnly: no secret passes through the page. */
export const READ = sql<ReadRow>`
  select ${COLUMNS} from account.tokens
  where visitor_id = $1 and purpose = 'google-sign-up' and expires_at > now() order by created_at desc limit 1`;

/** Deletes everything about the person that Google named here; only one of several simultaneous calls gets the person. */
export const TAKE = sql<ReadRow>`
  with taken as (
    delete from account.tokens where visitor_id = $1 and purpose = 'google-sign-up' returning ${COLUMNS}
  )
  select * from taken where expires_at > now() order by created_at desc limit 1`;
