import type { SqlRunner } from '../database/sql-runner.ts';

/** Does one job. What it writes by `tx` is committed together with the completion of the job. @throws to be tried again later */
export type JobHandler<Data> = (data: Data, tx: SqlRunner, id: string) => Promise<void>;

/** A job as its queue delivers it. */
export interface BatchJob<Data> {
  readonly id: string;
  readonly data: Data;
  readonly priority: number;
  readonly createdOn: Date;
}

export interface FailedJob {
  readonly id: string;
  readonly error: Error;
}

const byUrgencyAndAge = (a: BatchJob<unknown>, b: BatchJob<unknown>): number =>
  b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime();

/**
 * Does jobs in one transaction, each in a savepoint, so that one that fails undoes only what it wrote itself.
 * Returns those that failed.
 */
export async function doEach<Data>(
  jobs: readonly BatchJob<Data>[],
  tx: SqlRunner,
  handler: JobHandler<Data>,
): Promise<FailedJob[]> {
  const failed: FailedJob[] = [];
  await tx.query('savepoint job');
  for (const { id, data } of jobs.toSorted(byUrgencyAndAge)) {
    try {
      await handler(data, tx, id);
      await tx.query('release savepoint job; savepoint job');
    } catch (error) {
      failed.push({ id, error: error as Error });
      await tx.query('rollback to savepoint job');
    }
  }
  return failed;
}
