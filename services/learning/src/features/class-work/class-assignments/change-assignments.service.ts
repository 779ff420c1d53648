import {
  type ClassAssignmentUpdate,
  MAX_CLASS_ASSIGNMENTS,
  type NewClassAssignment,
  type TaughtAssignment,
} from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { Catalogue } from '../../../content/catalogue.ts';
import { ClassAssignmentEntity } from '../../../database/entities/class-assignment.entity.ts';
import { ClassAccessService } from '../../../learners/class-access.service.ts';
import { CHANGE, LOCK_CLASS } from './assignments.queries.ts';
import { AssignmentsRepository } from './assignments.repository.ts';

const foreign = () => new DomainError('auth/forbidden', 'This is no assignment of a class of yours.');

/** What a class is to do, changed by those who teach it. */
@Injectable()
export class ChangeAssignmentsService {
  constructor(
    private readonly access: ClassAccessService,
    private readonly assignments: AssignmentsRepository,
    private readonly catalogue: Catalogue,
    private readonly db: DataSource,
    @InjectRepository(ClassAssignmentEntity) private readonly rows: Repository<ClassAssignmentEntity>,
  ) {}

  /** @throws DomainError auth/forbidden, level/unknown-level, level/too-many-assignments */
  async create(identity: Identity, classId: string, wanted: NewClassAssignment): Promise<TaughtAssignment> {
    await this.access.demand(identity, classId);
    const { course_id: course, level_slugs, due_at, note } = wanted;
    const levels = this.demandLevels(course, level_slugs);
    const id = await this.db.transaction(async tx => {
      await LOCK_CLASS.run(tx, [classId]);
      if ((await this.rows.countBy({ classId })) >= MAX_CLASS_ASSIGNMENTS)
        throw new DomainError('level/too-many-assignments', 'The class has too many assignments.');
      const made = this.rows.create({ classId, course, levels, dueAt: new Date(due_at), note });
      await this.rows.insert(made);
      return made.id;
    });
    return this.one(classId, id);
  }

  /** @throws DomainError auth/forbidden, level/unknown-level, organization/changed-meanwhile */
  async update(identity: Identity, id: string, update: ClassAssignmentUpdate): Promise<TaughtAssignment> {
    const found = await this.demand(identity, id);
    const { course_id: course = null, level_slugs: slugs = null, due_at = null, note } = update;
    const levels =
      (course ?? slugs) === null ? null : this.demandLevels(course ?? found.course, slugs ?? found.levels);
    const values = [id, update.version, course, levels, due_at, note !== undefined, note ?? null];
    if (!(await CHANGE.exists(this.db, values)))
      throw new DomainError(
        'organization/changed-meanwhile',
        'Somebody else changed the assignment meanwhile.',
      );
    return this.one(found.classId, id);
  }

  /** @throws DomainError auth/forbidden */
  async remove(identity: Identity, id: string): Promise<void> {
    await this.demand(identity, id);
    await this.rows.delete({ id });
  }

  private async demand(identity: Identity, id: string): Promise<ClassAssignmentEntity> {
    const found = await this.rows.findOneBy({ id });
    if (!found) throw foreign();
    await this.access.demand(identity, found.classId);
    return found;
  }

  private demandLevels(course: string, slugs: readonly string[]): string[] {
    return [...new Set(slugs)].map(slug => this.catalogue.level(course, slug).slug);
  }

  private async one(classId: string, id: string | null): Promise<TaughtAssignment> {
    const [found] = await this.assignments.ofClass(classId, id);
    if (!found) throw foreign();
    return found;
  }
}
