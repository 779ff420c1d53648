import { Injectable } from '@nestjs/common';
import { emailKey } from '../../../people/keys.rules.ts';
import type { Owner, PendingSignUp } from './confirmations.service.ts';
import { takenKey } from '../../../people/taken-key.rules.ts';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, type Repository } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { KEEP } from './sign-ups.queries.ts';

export interface NewUser {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string | null;
  readonly userType: 0 | 1 | 2;
  readonly language: string | null;
  readonly organizationId?: string | null;
}

/** Rows of users whose address has not been confirmed yet. */
@Injectable()
export class SignUpsRepository {
  constructor(
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /**
   * Stores a sign-up. Of several for one address the last one counts. Students that came with an earlier
   * sign-up of the address are deleted: they never belonged to anybody.
   */
  async keep(tx: EntityManager, user: NewUser): Promise<PendingSignUp> {
    const key = emailKey(user.email);
    const owner = await this.ownerOf(key);
    const id = owner ? null : await this.write(tx, key, user);
    if (id) return { id, email: user.email, language: user.language, owner: null };
    const found = owner ?? (await this.ownerOf(key));
    const held = await this.write(tx, takenKey(key), {
      ...user,
      email: '',
      fullName: '',
      organizationId: null,
    });
    if (!found || !held) throw new Error('a sign-up was not stored');
    return { id: held, email: user.email, language: user.language, owner: found };
  }

  /** Deletes a sign-up that does not have to be stored. */
  async drop({ id }: PendingSignUp): Promise<void> {
    await this.userRows.delete({ id, emailVerifiedAt: IsNull() });
  }

  private async ownerOf(key: string): Promise<Owner | null> {
    return this.userRows.findOneBy({ emailKey: key, emailVerifiedAt: Not(IsNull()) });
  }

  private async write(tx: EntityManager, key: string, user: NewUser): Promise<string | null> {
    const { email, fullName, passwordHash, userType, language, organizationId = null } = user;
    const rows = await KEEP.rows(tx, [
      key,
      email,
      fullName,
      passwordHash,
      userType,
      language,
      organizationId,
    ]);
    const id = rows[0]?.id ?? null;
    if (id) await this.studentRows.delete({ parentId: id });
    return id;
  }
}
