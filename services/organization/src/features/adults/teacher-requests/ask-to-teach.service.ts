import {
  type AskedToTeach,
  ASKS_PER_DAY,
  type DescribedAdult,
  type OwnTeacherRequest,
} from '@burrow/contracts';
import { DomainError, holdAlone, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { SchoolNoticesService } from '../../../events/school-notices.service.ts';
import { demandAdult } from '../../../members/demand-adult.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { TeacherRequestEntity } from '../../../database/entities/teacher-request.entity.ts';
import { DomainOwnersService } from './domain-owners.service.ts';
import { ASK } from './teacher-requests.queries.ts';

type Asking = Pick<NonNullable<DescribedAdult['adult']>, 'email' | 'full_name'> & { readonly id: string };

const HOUR_S = 3_600;

/** Adults come to a school by asking. Its administrators decide, about each or about all with an address of a domain of theirs. */
@Injectable()
export class AskToTeachService {
  constructor(
    private readonly account: AccountCallsService,
    private readonly notices: SchoolNoticesService,
    private readonly owners: DomainOwnersService,
    private readonly db: DataSource,
    @InjectRepository(SchoolMemberEntity) private readonly memberRows: Repository<SchoolMemberEntity>,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
    @InjectRepository(TeacherRequestEntity) private readonly requestRows: Repository<TeacherRequestEntity>,
  ) {}

  async read(userId: string): Promise<OwnTeacherRequest> {
    const { adult } = await this.account.call('describeAdult', { user_id: userId });
    const has_students = adult?.has_students ?? false;
    const schools = adult ? await this.owners.schoolsOf(userId, adult.email) : [];
    const request = await this.requestRows.findOne({
      where: { userId, withdrawn: false },
      relations: { organization: true },
    });
    const asked = request && {
      name: request.organization.name,
      slug: request.organization.slug,
      refused: request.refused,
    };
    const suggestions = schools.filter(({ slug }) => slug !== asked?.slug);
    const [first] = suggestions;
    const suggested = first ? { name: first.name, slug: first.slug } : null;
    return { joins: null, suggested, suggestions, asked, has_students };
  }

  /** @throws DomainError auth/email-not-confirmed, organization/unknown, organization/already-member, auth/too-many-attempts */
  async ask(id: string, slug: string): Promise<AskedToTeach['outcome']> {
    const { adult } = await this.account.call('describeAdult', { user_id: id });
    const { email, full_name } = demandAdult(adult);
    return this.db.transaction(async tx => {
      const asked = await this.organizationRows.findOne({ select: { id: true }, where: { slug } });
      if (!asked) throw new DomainError('organization/unknown', 'There is no such organisation.');
      if (await this.owners.joinAtOnce(tx, { id, email }, asked.id)) return 'joined';
      if (await this.askSchool(tx, { id, email, full_name }, asked.id)) return 'waits';
      if (await this.memberRows.existsBy({ userId: id, organizationId: asked.id }))
        throw new DomainError('organization/already-member', 'You belong to this organisation already.');
      // Somebody who waits there already, or was refused there, is told nothing new.
      if (!(await this.requestRows.existsBy({ userId: id, organizationId: asked.id, withdrawn: false })))
        throw new DomainError('auth/too-many-attempts', 'Enough for a day.', { retryAfter: HOUR_S });
      return 'waits';
    });
  }

  async withdraw(userId: string): Promise<void> {
    await this.requestRows.update({ userId, refused: false }, { withdrawn: true, email: '', fullName: '' });
  }

  /** Both sides are told. Whether it is a new request. */
  private async askSchool(tx: SqlRunner, { id, email, full_name }: Asking, school: string): Promise<boolean> {
    await holdAlone(tx, 'organization', { kind: 'user', id });
    const asked = await ASK.rows(tx, [id, school, email, full_name, ASKS_PER_DAY]);
    if (asked.length === 0) return false;
    await this.notices.toAdministrators(tx, school, 'teacher-asks');
    await this.notices.toOne(tx, school, 'teacher-asked', id);
    return true;
  }
}
