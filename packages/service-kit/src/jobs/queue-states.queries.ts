/** Jobs that wait for nothing but their turn are due; the others wait for a time. */
export const QUEUE_STATES = `
  select q.name as queue,
    count(*) filter (where j.state < 'active' and j.start_after <= now())::int as due,
    count(*) filter (where j.state < 'active' and j.start_after > now())::int as later,
    count(*) filter (where j.state = 'active')::int as running,
    count(*) filter (where j.state = 'failed')::int as failed,
    min(greatest(j.start_after, j.created_on)) filter (where j.state < 'active' and j.start_after <= now()) as oldest
  from jobs.queue q left join jobs.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
  group by q.name order by q.name`;
