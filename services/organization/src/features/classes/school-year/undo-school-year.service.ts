import type { SchoolYear } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { ReturnStudentsService } from '../../students/leaving/index.ts';
import { EMPTY_CLASSES, HOLD, MOVE_BACK, TAKE_OUT, UNDONE, WHO_LEFT } from './school-year.queries.ts';
import { SchoolYearsRepository } from './school-years.repository.ts';

/** Undoes a new school year within a week. */
@Injectable()
export class UndoSchoolYearService {
  constructor(
    private readonly members: MembersService,
    private readonly years: SchoolYearsRepository,
    private readonly returning: ReturnStudentsService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
  ) {}

  /**
   * Students who left come back first, one by one, since account gives each a seat: if there is none for somebody,
   * nothing else is undone, and a repetition goes on.
   * @throws DomainError organization/nothing-to-undo, auth/class-full
   */
  async undo(identity: Identity): Promise<SchoolYear> {
    const { organizationId } = await this.members.demandAdmin(identity);
    const year = await this.years.last(organizationId);
    if (!year) throw nothing();
    const left = await WHO_LEFT.rows(this.db, [year.id]);
    for (const { id } of left) await this.returning.takeBack(identity, id);
    return this.db.transaction(async tx => {
      await HOLD.run(tx, [organizationId]);
      if ((await this.years.last(organizationId, tx))?.id !== year.id) throw nothing();
      const back = await MOVE_BACK.rows(tx, [year.id]);
      for (const student of back) await this.events.studentMoved(tx, student);
      await TAKE_OUT.run(tx, [year.id]);
      await this.removeEmpty(tx, year.id);
      await UNDONE.run(tx, [year.id]);
      await this.audit.record(identity, { organizationId, action: 'school-year-undone' });
      return { ...year, undone: true };
    });
  }

  /** Classes of the new year to which somebody was added meanwhile stay. */
  private async removeEmpty(tx: EntityManager, year: string): Promise<void> {
    const empty = await EMPTY_CLASSES.rows(tx, [year]);
    const classes = await this.classRows.findBy({ id: In(empty.map(({ id }) => id)) });
    for (const one of classes) {
      await this.classRows.delete({ id: one.id });
      await this.events.classChanged(tx, one, true);
    }
  }
}

const nothing = () =>
  new DomainError('organization/nothing-to-undo', 'There is no new school year that can be undone.');
