export const HAS_QUEUES = `select to_regclass('jobs.job') is not null as there`;

export const HAS_QUEUE = 'select from jobs.queue where name = $1';

/** Of what a job has with it, and of the error that it ended with, only what names nobody. */
export const JOBS_OF = `
  select id, state::text, retry_count as tries, created_on as created, coalesce(completed_on, start_after) as at,
    data->>'type' as type, output->>'name' as error, output->>'code' as code
  from jobs.job where name = $1 and state in ('created', 'retry', 'active', 'failed')
  order by state = 'failed' desc, created_on, id limit $2`;

const CHOSEN = `name = $1 and ($2::uuid[] is null or id = any($2))`;

/** SQL instead of pg-boss, which would also supervise and tidy up while a command runs. */
export const RETRY = `
  update jobs.job set start_after = now(), completed_on = null,
    retry_limit = case state when 'failed' then retry_limit + 1 else retry_limit end,
    state = case state when 'failed' then 'retry' else state end
  where ${CHOSEN} and (state = 'failed' or state < 'active' and start_after > now())`;

const MAY_BE_DROPPED = `${CHOSEN} and (state = 'failed' or $2 is not null and state < 'active')`;

export const TO_DROP = `select count(*)::int as jobs from jobs.job where ${MAY_BE_DROPPED}`;

export const DROP = `delete from jobs.job where ${MAY_BE_DROPPED}`;
