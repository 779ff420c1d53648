import type {
  ClassSubstitutes,
  ComingClasses,
  SchoolAction,
  SchoolNotice,
  SubstituteDays,
} from '@burrow/contracts';
import type { Identity, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { ClassSubstituteEntity } from '../../../database/entities/class-substitute.entity.ts';
import type { ClassEntity } from '../../../database/entities/class.entity.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { SchoolNoticesService } from '../../../events/school-notices.service.ts';
import { shownSubstitute, SUBSTITUTES } from '../../../events/substitutes.queries.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { COMING, KEEP, RAISE_VERSION } from './substitutes.queries.ts';
import { toldDays } from './told-days.rules.ts';

interface Change {
  readonly action: SchoolAction;
  /** To the substitute, and to the teachers of the class. */
  readonly notices: readonly [SchoolNotice, SchoolNotice];
  readonly days: Pick<ClassSubstituteEntity, 'beginsAt' | 'endsAt'>;
}

/** Who has a class for some days. The right begins and ends by the database's clock, without anybody doing anything. */
@Injectable()
export class SubstitutesService {
  constructor(
    private readonly access: ClassAccessService,
    private readonly members: MembersService,
    private readonly events: OrganizationEventsService,
    private readonly notices: SchoolNoticesService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(ClassSubstituteEntity)
    private readonly substituteRows: Repository<ClassSubstituteEntity>,
  ) {}

  /** @throws DomainError auth/forbidden */
  async list(identity: Identity, classId: string): Promise<ClassSubstitutes> {
    await this.access.demand(identity, classId);
    return this.shown(this.db, classId);
  }

  /** Those that the caller has later: theirs are in their list. @throws DomainError auth/forbidden */
  async coming(identity: Identity): Promise<ComingClasses> {
    const { userId, organizationId } = await this.members.demand(identity);
    const rows = await COMING.rows(this.db, [userId, organizationId]);
    const classes = rows.map(({ classId, className, beginsAt, endsAt }) => ({
      class_id: classId,
      class_name: className,
      begins_at: beginsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    }));
    return { classes };
  }

  /** @throws DomainError auth/forbidden, organization/not-a-member */
  async set(
    identity: Identity,
    classId: string,
    userId: string,
    body: SubstituteDays,
  ): Promise<ClassSubstitutes> {
    const days = { beginsAt: new Date(body.begins_at), endsAt: new Date(body.ends_at) };
    return this.db.transaction(async tx => {
      const found = await this.access.demandLocked(identity, classId);
      await this.members.demandAll(found.organizationId, [userId]);
      await KEEP.run(tx, [classId, userId, days.beginsAt, days.endsAt]);
      const notices = ['substitute-named', 'substitute-for-class'] as const;
      await this.tell(tx, identity, found, userId, { action: 'substitute-named', notices, days });
      return this.shown(tx, classId);
    });
  }

  /** Does nothing if they are none. @throws DomainError auth/forbidden */
  async remove(identity: Identity, classId: string, userId: string): Promise<ClassSubstitutes> {
    return this.db.transaction(async tx => {
      const found = await this.access.demandLocked(identity, classId);
      const days = await this.substituteRows.findOneBy({ classId, userId });
      await this.substituteRows.delete({ classId, userId });
      const notices = ['substitute-ended', 'substitute-ended-for-class'] as const;
      if (days && days.endsAt > new Date())
        await this.tell(tx, identity, found, userId, { action: 'substitute-ended', notices, days });
      return this.shown(tx, classId);
    });
  }

  /** Tells the other services, the school's record, and by mail both sides. */
  private async tell(
    tx: EntityManager,
    by: Identity,
    { version, ...found }: ClassEntity,
    userId: string,
    { action, notices: [own, others], days }: Change,
  ): Promise<void> {
    const { id, organizationId, teacherIds } = found;
    await RAISE_VERSION.run(tx, [id]);
    await this.events.classChanged(tx, { ...found, version: version + 1 });
    await this.audit.record(by, { organizationId, action, about: { kind: 'member', id: userId } });
    await this.audit.record(by, {
      organizationId,
      action: 'class-teachers-changed',
      about: { kind: 'class', id },
    });
    const told = toldDays(days);
    await this.notices.toSome(tx, organizationId, own, [userId], told);
    await this.notices.toSome(
      tx,
      organizationId,
      others,
      teacherIds.filter(each => each !== userId),
      told,
    );
  }

  private async shown(db: SqlRunner, classId: string): Promise<ClassSubstitutes> {
    const rows = await SUBSTITUTES.rows(db, [classId]);
    return { class_id: classId, substitutes: rows.map(shownSubstitute) };
  }
}
