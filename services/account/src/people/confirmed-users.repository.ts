import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { UserEntity } from '../database/entities/user.entity.ts';
import { emailKey } from './keys.rules.ts';

type ConfirmedUser = Pick<UserEntity, 'id' | 'userType' | 'organizationId'>;

const whoseAddressIs = (email: string) => ({ emailKey: emailKey(email), emailVerifiedAt: Not(IsNull()) });

/** Users by an address that they have confirmed. */
@Injectable()
export class ConfirmedUsersRepository {
  constructor(@InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>) {}

  /** Returns whose address it is; null if nobody has confirmed it. */
  find(email: string): Promise<ConfirmedUser | null> {
    const select = { id: true, userType: true, organizationId: true } as const;
    return this.userRows.findOne({ select, where: whoseAddressIs(email) });
  }

  /** Returns whether somebody has confirmed it. */
  exists(email: string): Promise<boolean> {
    return this.userRows.existsBy(whoseAddressIs(email));
  }
}
