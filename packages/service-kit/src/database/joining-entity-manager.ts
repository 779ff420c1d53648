import { EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
import { leaveTransaction } from './inside-transaction.ts';
import type { TransactionalDataSource } from './transactional-data-source.ts';

type Transact = EntityManager['transaction'];

/** The manager of all repositories: inside a transaction, they use its connection. */
export class JoiningEntityManager extends EntityManager {
  constructor(source: TransactionalDataSource) {
    super(source);
    // TypeORM declares a property, which its classes read at each call; a getter in a subclass would not compile.
    Object.defineProperty(this, 'queryRunner', { get: () => source.currentRunner() });
    const transact = source.transaction.bind(source) as Transact;
    this.transaction = transact;
  }

  /** A repository is made once and kept: the transaction that happens to ask first must not stay with it. */
  override getRepository<Entity extends ObjectLiteral>(target: EntityTarget<Entity>): Repository<Entity> {
    return leaveTransaction(() => super.getRepository(target));
  }
}
