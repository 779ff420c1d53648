import type { ClassGuests, FoundGuest, FoundGuests, SchoolAction } from '@burrow/contracts';
import { DomainError, type Identity, type RowOf, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { ClassGuestEntity } from '../../../database/entities/class-guest.entity.ts';
import type { ClassEntity } from '../../../database/entities/class.entity.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { likeParts } from '../../../names/like-parts.rules.ts';
import { ADD, COULD_BE, GUESTS, RAISE_VERSION } from './guests.queries.ts';

const shown = ({ studentId, name, character, className }: RowOf<typeof COULD_BE>): FoundGuest => ({
  student_id: studentId,
  name,
  character,
  class_name: className,
});

/** Students of other classes who come to the lessons of a class and do its assignments. Their home stays whose they are. */
@Injectable()
export class GuestsService {
  constructor(
    private readonly access: ClassAccessService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(ClassGuestEntity) private readonly guestRows: Repository<ClassGuestEntity>,
  ) {}

  /** @throws DomainError auth/forbidden */
  async list(identity: Identity, classId: string): Promise<ClassGuests> {
    await this.access.demand(identity, classId);
    return this.ofClass(this.db, classId);
  }

  /** @throws DomainError auth/forbidden */
  async find(identity: Identity, classId: string, search: string): Promise<FoundGuests> {
    const { organizationId } = await this.access.demand(identity, classId);
    const rows = await COULD_BE.rows(this.db, [classId, organizationId, likeParts(search)]);
    return { students: rows.map(shown) };
  }

  /** Of the same school only. @throws DomainError auth/forbidden */
  async add(identity: Identity, classId: string, studentId: string): Promise<ClassGuests> {
    return this.db.transaction(async tx => {
      const found = await this.access.demandLocked(identity, classId);
      if (found.archivedAt !== null) throw new DomainError('auth/forbidden', 'This class was put away.');
      if (await ADD.exists(tx, [classId, studentId, found.organizationId]))
        await this.tell(tx, identity, found, 'guest-added', studentId);
      else if (!(await this.guestRows.existsBy({ classId, studentId })))
        throw new DomainError('auth/forbidden', 'Nobody of another class of your school has this id.');
      return this.ofClass(tx, classId);
    });
  }

  /** Does nothing if they are none. @throws DomainError auth/forbidden */
  async remove(identity: Identity, classId: string, studentId: string): Promise<ClassGuests> {
    return this.db.transaction(async tx => {
      const found = await this.access.demandLocked(identity, classId);
      const { affected } = await this.guestRows.delete({ classId, studentId });
      if (affected) await this.tell(tx, identity, found, 'guest-removed', studentId);
      return this.ofClass(tx, classId);
    });
  }

  private async tell(
    tx: EntityManager,
    by: Identity,
    { version, ...found }: ClassEntity,
    action: SchoolAction,
    studentId: string,
  ): Promise<void> {
    const { id, organizationId } = found;
    await RAISE_VERSION.run(tx, [id]);
    await this.events.classChanged(tx, { ...found, version: version + 1 });
    await this.audit.record(by, { organizationId, action, about: { kind: 'student', id: studentId } });
  }

  private async ofClass(db: SqlRunner, classId: string): Promise<ClassGuests> {
    const rows = await GUESTS.rows(db, [classId]);
    return {
      class_id: classId,
      guests: rows.map(row => ({ ...shown(row), since: row.since.toISOString() })),
    };
  }
}
