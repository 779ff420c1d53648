export const LATEST = `
  select id, recipient as "to", outbox->>'subject' as subject, outbox->>'text' as text, outbox->>'html' as html,
    sent_at as at
  from account.emails where outbox is not null order by sent_at desc, created_at desc limit 50`;
