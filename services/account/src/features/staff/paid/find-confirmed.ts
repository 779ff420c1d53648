import { type EntityManager, IsNull, Not } from 'typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { emailKey } from '../../../people/keys.rules.ts';

/** Returns whose account has an address, once they confirmed it. */
export const findConfirmed = (
  tx: EntityManager,
  email: string,
): Promise<Pick<UserEntity, 'id' | 'userType' | 'organizationId'> | null> =>
  tx.findOne(UserEntity, {
    select: { id: true, userType: true, organizationId: true },
    where: { emailKey: emailKey(email), emailVerifiedAt: Not(IsNull()) },
  });
