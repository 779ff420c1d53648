import { sql } from '@burrow/service-kit';

export const INSERT = sql<{ readonly id: string }>`
  insert into account.emails (user_id, recipient, recipient_hash, template, language, subject, params, is_news)
  select (select u.id from account.users u where u.id = "userId"), "to", decode(hash, 'hex'), template, language, subject, params, "isNews"
  from jsonb_to_recordset($1) as mail ("userId" uuid, "to" text, hash text, template text, language text,
    subject text, params jsonb, "isNews" boolean)
  returning id`;
