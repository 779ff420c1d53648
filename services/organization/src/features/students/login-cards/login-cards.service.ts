import type { LoginCards, MadeLoginCards } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { MembersService } from '../../../members/members.service.ts';
import { StudentListRepository } from '../manage-students/index.ts';

/** Has account make log-in cards, of students whom the caller teaches. */
@Injectable()
export class LoginCardsService {
  constructor(
    private readonly members: MembersService,
    private readonly students: StudentListRepository,
    private readonly account: AccountCallsService,
  ) {}

  /** All of them or none. @throws DomainError auth/forbidden, user/unknown */
  async make(identity: Identity, body: LoginCards): Promise<MadeLoginCards> {
    const member = await this.members.demand(identity);
    const ids = [...new Set(body.student_ids)];
    if ((await this.students.find(member, ids)).length !== ids.length)
      throw new DomainError('auth/forbidden', 'Somebody is no student of yours.');
    const { organizationId: organization_id } = member;
    return this.account.call('makeCards', { ...body, organization_id, by: actorOf(identity, member) });
  }
}
