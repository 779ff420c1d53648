import type { TokenEmail, TokenUser } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { readInvitation } from '../sign-up/index.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

const PURPOSES = ['confirm-email', 'reset-password', 'sign-up', 'change-email'] as const;

/** Tells the holder of a token whose it is. The token stays valid. */
@Injectable()
export class TokenHoldersRepository {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  async user(secret: string): Promise<TokenUser> {
    const { purpose, email, user_id } = await this.tokens.read(PURPOSES, secret);
    const known = PURPOSES.find(each => each === purpose);
    if (!known || email === null)
      throw new DomainError('auth/token-invalid', 'This link is no longer valid.');
    const user = user_id && (await this.userRows.findOneBy({ id: user_id }));
    return { email, full_name: user ? user.fullName : null, purpose: known };
  }

  async invitation(secret: string): Promise<TokenEmail> {
    const { email, data } = await this.tokens.read(['sign-up'], secret);
    const { role, organizationId } = readInvitation(data);
    const organization = organizationId && (await this.organizationRows.findOneBy({ id: organizationId }));
    return { email: email ?? '', role, organization_name: organization ? organization.name : null };
  }
}
