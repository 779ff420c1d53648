import { type NotNull, sql } from '@burrow/service-kit';

interface LatestRow {
  readonly id: string;
  readonly to: string;
  readonly subject: NotNull<string>;
  readonly text: NotNull<string>;
  readonly html: NotNull<string>;
  readonly at: NotNull<Date>;
}

export const LATEST = sql<LatestRow>`
  select id, recipient as "to", outbox->>'subject' as subject, outbox->>'text' as text, outbox->>'html' as html,
    sent_at as at
  from account.emails where outbox is not null order by sent_at desc, created_at desc limit 50`;
