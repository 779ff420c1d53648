import type pg from 'pg';
import { type Db, PgBoss, type SendOptions } from 'pg-boss';
import type { SqlRunner } from '../database/sql-runner.ts';
import { type HeldConnection, insideTransaction, leaveTransaction } from '../database/inside-transaction.ts';
import { doEach, type JobHandler } from './do-each.ts';
import { bossDatabase } from './boss-database.ts';

const SCHEMA = 'jobs';
const QUEUE = {
  notify: true,
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  heartbeatSeconds: 10,
} as const;
/** How often to look for jobs whose process died while working on them. */
const SUPERVISE_SECONDS = 5;
/** Notifications wake the workers; polling is only for retries. */
const POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 3 } as const;
/** No job has it: asking for it makes pg-boss read how its queue is kept. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';
/** Jobs in one transaction: enough that hundreds are done quickly, few enough that none waits long. */
const BATCH_SIZE = 50;
const KEPT_SECONDS = { deleteAfterSeconds: 86_400, retentionSeconds: 1_209_600 } as const;

/** What pg-boss runs statements with, which is a connection of ours (`bossDatabase`). */
const connectionOf = (db: Db): HeldConnection => ({
  query: (sql, values) => db.executeSql(sql, values) as Promise<pg.QueryResult>,
});

/**
 * Work that is done later, by any process that is free: pg-boss, one for all services of a process.
 * Nothing runs before the first queue is opened.
 */
export class Jobs {
  readonly #pool: pg.Pool;
  readonly #onError: (error: Error) => void;
  #boss: Promise<PgBoss> | undefined;
  readonly #opened = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(pool: pg.Pool, onError: (error: Error) => void) {
    this.#pool = pool;
    this.#onError = onError;
  }

  /** Creates the queue unless it exists, once. Failed jobs are tried again, at growing intervals, for half a day. */
  open(queue: string): Promise<void> {
    const opened = this.#opened.get(queue) ?? this.#open(queue);
    this.#opened.set(queue, opened);
    return opened;
  }

  /** Queues a job within the transaction of `tx`: the job exists only if the transaction commits. */
  async send(tx: SqlRunner, queue: string, data: object, options: SendOptions = {}): Promise<void> {
    const boss = await this.#started();
    const executeSql = async (sql: string, values?: unknown[]) => ({ rows: await tx.query(sql, values) });
    const id = await boss.send(queue, data, { ...options, db: { executeSql } });
    if (id === null && options.singletonKey === undefined)
      throw new Error(`the queue ${queue} did not accept the job`);
  }

  /**
   * Does the jobs of a queue one after the other, those of the highest priority first, and those that are waiting at the
   * same time in one transaction. One that fails leaves nothing behind and is tried again; the others of its transaction are done.
   */
  async work<Data extends object>(queue: string, handler: JobHandler<Data>): Promise<void> {
    const boss = await this.#started();
    const options = {
      ...POLLING,
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      includeMetadata: true,
      transactional: true,
    } as const;
    const worker = await boss.work<Data, void, typeof options>(queue, options, async (jobs, tx) => {
      const connection = connectionOf(tx);
      const runner: SqlRunner = { query: async (sql, values) => (await connection.query(sql, values)).rows };
      const failed = await insideTransaction(connection, () => doEach(jobs, runner, handler));
      for (const { id, error } of failed) await boss.fail(queue, id, error, { db: tx });
      // Jobs that arrived together wake the worker only once: it looks again until none is left.
      boss.notifyWorker(worker);
    });
  }

  /**
   * Does the jobs of a queue, several at once, outside any transaction: for work that waits for others, which must not
   * hold a connection. A job whose handler throws, or whose process dies, is done again.
   */
  async workOutside<Data extends object>(
    queue: string,
    atOnce: number,
    handler: (data: Data) => Promise<void>,
  ): Promise<void> {
    const boss = await this.#started();
    const options = { ...POLLING, batchSize: 1 } as const;
    for (let count = 0; count < atOnce; count += 1) {
      const worker = await boss.work<Data, void, typeof options>(queue, options, async ([job]) => {
        if (!job) return;
        await handler(job.data);
        boss.notifyWorker(worker);
      });
    }
  }

  /** Takes no more jobs, and waits for those that are running, which may still queue others. */
  async close(): Promise<void> {
    const boss = await this.#boss?.catch(() => undefined);
    await boss?.stop({ graceful: true, timeout: 5_000, close: false });
    this.#isClosed = true;
    this.#boss = undefined;
  }

  async #open(queue: string): Promise<void> {
    try {
      const boss = await this.#started();
      await boss.createQueue(queue, { ...QUEUE, ...KEPT_SECONDS });
      // Read now, or the first `send` reads it with a second connection, for which transactions that fill the pool wait.
      await boss.getJobById(queue, NO_JOB);
    } catch (error) {
      this.#opened.delete(queue);
      throw error;
    }
  }

  async #started(): Promise<PgBoss> {
    if (this.#isClosed) throw new Error('the jobs have ended');
    // What it does from now on, at intervals, belongs to no transaction that happens to be the first to send a job.
    this.#boss ??= leaveTransaction(() => this.#start());
    return this.#boss;
  }

  async #start(): Promise<PgBoss> {
    // A role that may not create schemas can share one that was made for the queue.
    const { rowCount } = await this.#pool.query('select from pg_namespace where nspname = $1', [SCHEMA]);
    const boss = new PgBoss({
      db: bossDatabase(this.#pool),
      schema: SCHEMA,
      createSchema: rowCount === 0,
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
    });
    boss.on('error', this.#onError);
    await boss.start();
    return boss;
  }
}
