import { EVENTS } from '@burrow/contracts';
import { queueStates, StartError } from '@burrow/service-kit';
import type pg from 'pg';
import type { GivenJobs } from './given-jobs.rules.ts';
import { jobLines, type ListedJob, queueLines } from './job-lines.rules.ts';
import { DROP, HAS_QUEUE, HAS_QUEUES, JOBS_OF, RETRY, TO_DROP } from './jobs.queries.ts';

const MOST = 100;

type Chosen = Extract<GivenJobs, { readonly ids: unknown }>;

/** Asks the operator. @throws StartError if the answer is no */
export type Ask = (question: string) => Promise<void>;

async function listJobs(pool: pg.Pool, queue: string): Promise<string> {
  const { rows } = await pool.query<ListedJob>(JOBS_OF, [queue, MOST + 1]);
  if (rows.length === 0) return `No job of ${queue} waits, runs or has failed.`;
  const more = rows.length > MOST ? `\nThere are more than these ${MOST}.` : '';
  return `${jobLines(rows.slice(0, MOST), Object.keys(EVENTS))}${more}`;
}

async function retryJobs(pool: pg.Pool, { queue, ids }: Chosen): Promise<string> {
  const { rowCount } = await pool.query(RETRY, [queue, ids]);
  return `Jobs of ${queue} that are tried again now: ${rowCount}.`;
}

async function dropJobs(pool: pg.Pool, { queue, ids }: Chosen, ask: Ask): Promise<string> {
  const { rows } = await pool.query<{ jobs: number }>(TO_DROP, [queue, ids]);
  const jobs = rows[0]?.jobs ?? 0;
  if (jobs === 0) return `There is nothing to drop in ${queue}: a job that runs or is done is left alone.`;
  await ask(
    `What ${jobs === 1 ? 'this job' : `these ${jobs} jobs`} of ${queue} would do is then never done. Drop?`,
  );
  const { rowCount } = await pool.query(DROP, [queue, ids]);
  return `Jobs of ${queue} that are dropped: ${rowCount}.`;
}

/** Lists, retries or drops jobs of the queues, and returns what to tell the operator. @throws StartError */
export async function operateJobs(pool: pg.Pool, given: GivenJobs, ask: Ask): Promise<string> {
  const { rows } = await pool.query<{ there: boolean }>(HAS_QUEUES);
  if (!rows[0]?.there)
    throw new StartError('There are no queues: the platform has never run on this database.');
  if (given.what === 'queues') return queueLines(await queueStates(pool));
  const { rowCount } = await pool.query(HAS_QUEUE, [given.queue]);
  if (rowCount === 0) throw new StartError(`There is no queue ${given.queue}: npm run jobs lists them.`);
  if (given.what === 'list') return listJobs(pool, given.queue);
  return given.what === 'retry' ? retryJobs(pool, given) : dropJobs(pool, given, ask);
}
