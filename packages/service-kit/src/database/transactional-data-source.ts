import { DataSource, type EntityManager } from 'typeorm';
import { demandTime, noteCommit } from './with-deadline.ts';
import { insideTransaction } from './inside-transaction.ts';

type Isolation = Parameters<EntityManager['transaction']>[0];
type Work<Value> = (manager: EntityManager) => Promise<Value>;

/** A DataSource whose transactions know of themselves, and do not commit what nobody waits for any more. */
export class TransactionalDataSource extends DataSource {
  override transaction<Value>(work: Work<Value>): Promise<Value>;
  override transaction<Value>(isolation: Isolation, work: Work<Value>): Promise<Value>;
  override async transaction<Value>(first: Isolation | Work<Value>, second?: Work<Value>): Promise<Value> {
    const work = typeof first === 'function' ? first : second;
    if (!work) throw new Error('a transaction needs work to do');
    const inContext: Work<Value> = manager =>
      insideTransaction(async () => {
        const value = await work(manager);
        demandTime();
        return value;
      });
    const value = await (typeof first === 'string'
      ? super.transaction(first, inContext)
      : super.transaction(inContext));
    noteCommit();
    return value;
  }
}
