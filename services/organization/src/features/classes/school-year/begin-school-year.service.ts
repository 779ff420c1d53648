import type { ClassNextYear, NewSchoolYear, SchoolYear } from '@burrow/contracts';
import { DomainError, type Identity, uuidOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { ClassGuestEntity } from '../../../database/entities/class-guest.entity.ts';
import { SchoolYearClassEntity } from '../../../database/entities/school-year-class.entity.ts';
import { SchoolYearEntity } from '../../../database/entities/school-year.entity.ts';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { nameKey } from '../../../names/name-key.rules.ts';
import { RAISE_VERSION } from '../guests/index.ts';
import { HOLD, MOVE_UP } from './school-year.queries.ts';
import { SchoolYearsRepository } from './school-years.repository.ts';

/** Ends a school year: classes are put away, and their students move up or leave. */
@Injectable()
export class BeginSchoolYearService {
  constructor(
    private readonly members: MembersService,
    private readonly access: ClassAccessService,
    private readonly years: SchoolYearsRepository,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
    @InjectRepository(ClassGuestEntity) private readonly guestRows: Repository<ClassGuestEntity>,
    @InjectRepository(SchoolYearEntity) private readonly yearRows: Repository<SchoolYearEntity>,
    @InjectRepository(SchoolYearClassEntity) private readonly putAwayRows: Repository<SchoolYearClassEntity>,
  ) {}

  /** All classes or none, once for each request of an organisation. @throws DomainError auth/forbidden */
  async begin(identity: Identity, { request_id, classes }: NewSchoolYear): Promise<SchoolYear> {
    const { organizationId } = await this.members.demandAdmin(identity);
    const id = uuidOf(`school year ${organizationId} ${request_id}`);
    return this.db.transaction(async tx => {
      await HOLD.run(tx, [organizationId]);
      const before = await this.years.find(tx, organizationId, id);
      if (before) return before;
      await this.yearRows.insert({ id, organizationId });
      for (const one of classes) await this.end(tx, identity, id, one);
      await this.audit.record(identity, { organizationId, action: 'school-year-begun' });
      const made = await this.years.find(tx, organizationId, id);
      if (!made) throw new Error('the school year was not kept');
      return made;
    });
  }

  private async end(tx: EntityManager, identity: Identity, year: string, one: ClassNextYear): Promise<void> {
    const old = await this.access.demandLocked(identity, one.class_id);
    if (old.archivedAt !== null) throw new DomainError('auth/forbidden', 'This class was put away before.');
    const next = one.next === 'moves-up' ? await this.follow(tx, old, one.name) : null;
    const moved = await MOVE_UP.rows(tx, [year, old.id, next?.id ?? null]);
    for (const student of moved)
      await (next
        ? this.events.studentMoved(tx, student)
        : this.events.studentLeft(tx, student.studentId, student.version, 'left'));
    await this.classRows.update({ id: old.id }, { archivedAt: new Date() });
    await this.putAwayRows.insert({ schoolYearId: year, oldClass: old.id, newClass: next?.id ?? null });
    const { affected: guests } = await this.guestRows.delete({ classId: old.id });
    if (guests) {
      await RAISE_VERSION.run(tx, [old.id]);
      await this.events.classChanged(tx, { ...old, version: old.version + 1 });
    }
  }

  /** Makes the class of the new year: with the teachers and rules of the old one. */
  private async follow(tx: EntityManager, old: ClassEntity, name: string): Promise<ClassEntity> {
    const { id: _id, version: _version, createdAt: _created, ...rules } = old;
    const next = { ...rules, name, nameKey: nameKey(name), signUpTokenHash: null, archivedAt: null };
    const made = await this.classRows.save(this.classRows.create(next));
    await this.events.classChanged(tx, made);
    return made;
  }
}
