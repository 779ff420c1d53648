import type { ClassByToken, JoinRequests } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';

/** Who joins a class by its code. Account judges codes and knows who waits, since it makes students. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly access: ClassAccessService,
    private readonly members: MembersService,
    private readonly account: AccountCallsService,
  ) {}

  /** @throws DomainError auth/token-invalid, auth/too-many-attempts */
  find({ address, visitor }: Identity, token: string): Promise<ClassByToken> {
    return this.account.call('findClass', { token, address, visitor });
  }

  /** @throws DomainError auth/forbidden */
  async list(identity: Identity, classId: string): Promise<JoinRequests> {
    const { organizationId: organization_id } = await this.access.demand(identity, classId);
    return this.account.call('listJoinRequests', { organization_id, class_id: classId });
  }

  /** @throws DomainError auth/forbidden, user/unknown, auth/class-full, auth/username-taken */
  async answer(identity: Identity, classId: string, requestId: string, letIn: boolean): Promise<void> {
    const { organizationId: organization_id } = await this.access.demand(identity, classId);
    const by = actorOf(identity, await this.members.demand(identity));
    const body = { organization_id, class_id: classId, request_id: requestId, let_in: letIn, by };
    await this.account.call('answerJoinRequest', body);
  }
}
