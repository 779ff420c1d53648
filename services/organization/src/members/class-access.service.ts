import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, Equal, type FindOneOptions, type Repository } from 'typeorm';
import { ClassEntity } from '../database/entities/class.entity.ts';
import { MembersService } from './members.service.ts';
import { taughtBy } from './taught-by.ts';

/** Whose class it is: administrators reach all of their organisation, teachers those that they teach, substitutes while they do. */
@Injectable()
export class ClassAccessService {
  constructor(
    private readonly members: MembersService,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
  ) {}

  /** Returns a class that the caller may reach; the same refusal for one that does not exist. @throws DomainError auth/forbidden */
  demand(identity: Identity, id: string): Promise<ClassEntity> {
    return this.reach(identity, id);
  }

  /** The same, locked until the transaction ends. @throws DomainError auth/forbidden */
  demandLocked(identity: Identity, id: string): Promise<ClassEntity> {
    return this.reach(identity, id, { lock: { mode: 'pessimistic_write' } });
  }

  private async reach(
    identity: Identity,
    id: string,
    options: FindOneOptions<ClassEntity> = {},
  ): Promise<ClassEntity> {
    const { organizationId, role, userId } = await this.members.demand(identity);
    const reached = role === 'admin' ? id : And(Equal(id), taughtBy(userId));
    const found = await this.classRows.findOne({ where: { id: reached, organizationId }, ...options });
    if (found) return found;
    throw new DomainError('auth/forbidden', 'This is not a class of yours.');
  }
}
