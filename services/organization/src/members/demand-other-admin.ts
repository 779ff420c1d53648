import { DomainError } from '@burrow/service-kit';
import type { EntityManager } from 'typeorm';
import { MemberEntity } from '../database/entities/member.entity.ts';

/** Lock the organisation before. @throws DomainError organization/last-admin */
export async function demandOtherAdmin(tx: EntityManager, organizationId: string): Promise<void> {
  if ((await tx.countBy(MemberEntity, { organizationId, role: 'admin' })) > 1) return;
  throw new DomainError('organization/last-admin', 'An organisation needs an administrator.');
}
