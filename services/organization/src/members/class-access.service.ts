import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClassEntity } from '../database/entities/class.entity.ts';
import { MembersService } from './members.service.ts';

/** Whose class it is: administrators reach all of their organisation, teachers those that they teach. */
@Injectable()
export class ClassAccessService {
  constructor(
    private readonly members: MembersService,
    private readonly db: DataSource,
  ) {}

  /**
   * Returns a class that the caller may reach; the same refusal for one that does not exist.
   * @param tx locks it until the transaction ends
   * @throws DomainError auth/forbidden
   */
  async demand(identity: Identity, id: string, tx?: EntityManager): Promise<ClassEntity> {
    const { organizationId, role, userId } = await this.members.demand(identity, tx);
    const lock = tx && ({ mode: 'pessimistic_write' } as const);
    const found = await (tx ?? this.db.manager).findOne(ClassEntity, {
      where: { id, organizationId },
      ...(lock && { lock }),
    });
    if (found && (role === 'admin' || found.teacherIds.includes(userId))) return found;
    throw new DomainError('auth/forbidden', 'This is not a class of yours.');
  }
}
