import {
  type DataSource,
  EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type QueryRunner,
  type Repository,
} from 'typeorm';
import { leaveTransaction } from './inside-transaction.ts';

/** The manager of all repositories: inside a transaction, they use its connection. */
export class JoiningEntityManager extends EntityManager {
  /** @param currentRunner returns what runs statements in the caller's transaction */
  constructor(source: DataSource, currentRunner: () => QueryRunner | undefined) {
    super(source);
    // TypeORM declares a property, which its classes read at each call; a getter in a subclass would not compile.
    Object.defineProperty(this, 'queryRunner', { get: currentRunner });
    this.transaction = source.transaction.bind(source) as EntityManager['transaction'];
  }

  /** A repository is made once and kept: the transaction that happens to ask first must not stay with it. */
  override getRepository<Entity extends ObjectLiteral>(target: EntityTarget<Entity>): Repository<Entity> {
    return leaveTransaction(() => super.getRepository(target));
  }
}
