import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { UserEntity } from '../database/entities/user.entity.ts';
import { emailKey } from './keys.rules.ts';

type ConfirmedUser = Pick<UserEntity, 'id' | 'userType' | 'organizationId'>;

const whoseAddressIs = (email: string) => ({ emailKey: emailKey(email), emailVerifiedAt: Not(IsNull()) });

/** Users by an address that they have confirmed. */
@Injectable()
export class ConfirmedUsersRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns whose address it is; null if nobody has confirmed it. */
  find(email: string, tx: EntityManager = this.db.manager): Promise<ConfirmedUser | null> {
    const select = { id: true, userType: true, organizationId: true } as const;
    return tx.findOne(UserEntity, { select, where: whoseAddressIs(email) });
  }

  /** Returns whether somebody has confirmed it. */
  exists(email: string): Promise<boolean> {
    return this.db.manager.existsBy(UserEntity, whoseAddressIs(email));
  }
}
