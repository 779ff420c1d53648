import {
  type Actor,
  AGREEMENT_VERSION,
  type OrganizationRegistration,
  type OrganizationUpdate,
  REGISTRATIONS_PER_DAY,
} from '@burrow/contracts';
import { DomainError, holdAlone, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, QueryFailedError, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { AgreementsService } from '../agreement/index.ts';
import { SchoolDomainsService } from '../school-domains/index.ts';
import { REGISTERED_TODAY } from './registrations.queries.ts';
import { TRIAL_STUDENTS, trialEnd } from './trial.rules.ts';

const UNIQUE_VIOLATION = '23505';
const HOUR_S = 3_600;
const SLUG_KEY = 'organizations_slug_key';

/** Whether another organisation took the slug, perhaps in the same moment. */
const isSlugTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  error.driverError.code === UNIQUE_VIOLATION &&
  error.driverError.constraint === SLUG_KEY;

const meanwhile = () =>
  new DomainError('organization/changed-meanwhile', 'Somebody else changed the organisation meanwhile.');

/** Registers an organisation, or changes it. */
@Injectable()
export class ChangeOrganizationService {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly agreements: AgreementsService,
    private readonly domains: SchoolDomainsService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /** @throws DomainError organization/slug-taken, organization/changed-meanwhile, organization/agreement-needed, organization/domain-public */
  async change(
    { by, member }: { readonly by: Actor; readonly member: MemberEntity | null },
    body: OrganizationUpdate,
  ): Promise<OrganizationEntity> {
    return this.inTransaction(async tx => {
      if (member) return this.update(tx, by, member, body);
      const made = await this.register(tx, by, body);
      // The same person registered in another tab.
      if (!(await this.memberships.register(tx, by.user, made.id))) throw meanwhile();
      return made;
    });
  }

  /**
   * Registers one more school of somebody who has an account: until it is there they stay what they are, then they work in it.
   * @throws DomainError organization/slug-taken, organization/agreement-needed, organization/domain-public, auth/too-many-attempts
   */
  async registerFurther(user: string, body: OrganizationRegistration): Promise<OrganizationEntity> {
    return this.inTransaction(async tx => {
      await this.demandFew(tx, user);
      const made = await this.register(tx, { user, impersonator: null }, body);
      await this.memberships.join(tx, user, made.id, 'admin');
      return made;
    });
  }

  private async inTransaction(
    work: (tx: EntityManager) => Promise<OrganizationEntity>,
  ): Promise<OrganizationEntity> {
    try {
      return await this.db.transaction(work);
    } catch (error) {
      if (isSlugTaken(error))
        throw new DomainError('organization/slug-taken', 'Another organisation has this short name.');
      throw error;
    }
  }

  private async update(
    tx: EntityManager,
    by: Actor,
    { organizationId: id }: MemberEntity,
    { version, ...body }: OrganizationUpdate,
  ) {
    const lock = { mode: 'pessimistic_write' } as const;
    const found = await this.organizationRows.findOneOrFail({ where: { id }, lock });
    if (found.version !== version) throw meanwhile();
    const { name, slug, type, language = found.language, native_name: nativeName = found.nativeName } = body;
    const values = { name, nativeName, slug, type, language };
    const changed = await this.organizationRows.save(Object.assign(found, values));
    if (changed.version === version) return changed;
    await this.events.organizationChanged(tx, changed);
    await this.audit.record(by, { organizationId: id, action: 'organization-changed' });
    return changed;
  }

  /** Each school has a trial of its own. */
  private async demandFew(tx: SqlRunner, id: string): Promise<void> {
    await holdAlone(tx, 'organization', { kind: 'user', id });
    const lately = await REGISTERED_TODAY.rows(tx, [id]);
    if (lately.length >= REGISTRATIONS_PER_DAY)
      throw new DomainError('auth/too-many-attempts', 'Enough for a day.', { retryAfter: HOUR_S });
  }

  private async register(tx: EntityManager, by: Actor, body: OrganizationRegistration) {
    const { name, slug, type, language = null, native_name: nativeName = null } = body;
    const { email_domain: emailDomain = null } = body;
    const trial = { maxStudents: TRIAL_STUDENTS, trialEndsAt: trialEnd(new Date()) };
    const made = this.organizationRows.create({
      name,
      nativeName,
      slug,
      type,
      language,
      emailDomain,
      ...trial,
    });
    const registered = await this.organizationRows.save(made);
    await this.events.organizationChanged(tx, registered);
    const organizationId = registered.id;
    await this.audit.record(by, { organizationId, action: 'organization-registered' });
    if (emailDomain !== null) await this.domains.add(tx, by, organizationId, emailDomain);
    await this.agreements.accept(tx, by, organizationId, body.agreement);
    return Object.assign(registered, { agreementVersion: AGREEMENT_VERSION, secondFactorDemanded: false });
  }
}
