export const PUT_OFF = `
  select name as queue, count(*)::int as events from jobs.job
  where state < 'active' and name like 'events-%' and data ? 'putOff' group by name`;
