import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { JoiningEntityManager } from './joining-entity-manager.ts';
import { currentTransaction, insideTransaction, type Transaction } from './inside-transaction.ts';
import { demandTime, noteCommit } from './with-deadline.ts';

type Isolation = Parameters<EntityManager['transaction']>[0];
type Work<Value> = (manager: EntityManager) => Promise<Value>;

/**
 * A DataSource whose transactions know of themselves, and do not commit what nobody waits for any more. Repositories,
 * injected or not, join the transaction in which they are called, whoever began it.
 */
export class TransactionalDataSource extends DataSource {
  readonly #runners = new WeakMap<Transaction, QueryRunner>();

  override createEntityManager(runner?: QueryRunner): EntityManager {
    return runner
      ? super.createEntityManager(runner)
      : new JoiningEntityManager(this, () => this.#currentRunner());
  }

  /** What runs statements on the connection of the caller's transaction; undefined outside of one. */
  #currentRunner(): QueryRunner | undefined {
    const transaction = currentTransaction();
    if (!transaction) return undefined;
    const known = this.#runners.get(transaction);
    if (known) return known;
    // The connection is that of whoever began, who also ends the transaction and gives the connection back.
    const runner = Object.assign(this.createQueryRunner(), {
      databaseConnection: transaction.connection,
      isTransactionActive: true,
    });
    this.#runners.set(transaction, runner);
    return runner;
  }

  /** Its connections are the process's, and jobs that are running may still use them when a service has ended. */
  override async destroy(): Promise<void> {}

  override transaction<Value>(work: Work<Value>): Promise<Value>;
  override transaction<Value>(isolation: Isolation, work: Work<Value>): Promise<Value>;
  override async transaction<Value>(first: Isolation | Work<Value>, second?: Work<Value>): Promise<Value> {
    const work = typeof first === 'function' ? first : second;
    if (!work) throw new Error('a transaction needs work to do');
    const runner = this.createQueryRunner();
    try {
      const value = await this.#within(runner, typeof first === 'string' ? first : undefined, work);
      noteCommit();
      return value;
    } finally {
      await runner.release();
    }
  }

  async #within<Value>(
    runner: QueryRunner,
    isolation: Isolation | undefined,
    work: Work<Value>,
  ): Promise<Value> {
    const connection = await runner.connect();
    const inContext: Work<Value> = manager =>
      insideTransaction(connection, async () => {
        const value = await work(manager);
        demandTime();
        return value;
      });
    return isolation
      ? runner.manager.transaction(isolation, inContext)
      : runner.manager.transaction(inContext);
  }
}
