import type { FailureRemark, NewRemark, Remark } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Catalogue } from '../../../content/catalogue.ts';
import { ClassAccessService } from '../../../learners/class-access.service.ts';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { LAST_FAILURES } from '../../class-work/class-failures/index.ts';
import { RemarksRepository } from './remarks.repository.ts';
import { WriteRemarksService } from './write-remarks.service.ts';

/** Writes remarks, of those who teach the students now. */
@Injectable()
export class RemarkWriterService {
  constructor(
    private readonly students: StudentAccessService,
    private readonly classes: ClassAccessService,
    private readonly catalogue: Catalogue,
    private readonly remarks: RemarksRepository,
    private readonly writing: WriteRemarksService,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError auth/forbidden, level/unknown-course, level/unknown-level, level/too-many-remarks */
  async write(identity: Identity, id: string, remark: NewRemark): Promise<Remark> {
    const { student_id, course_id, level_slug, line, text } = remark;
    await this.students.demandTeaching(identity, student_id);
    const level = this.catalogue.level(course_id, level_slug).slug;
    const about = line === null ? 'program' : 'line';
    const words = {
      id,
      about,
      line,
      text,
      verdict: null,
      course: course_id,
      level,
      authorId: identity.user,
    } as const;
    await this.db.transaction(() => this.writing.write(words, [student_id]));
    const written = await this.remarks.one(student_id, id);
    if (!written) throw new DomainError('level/too-many-remarks', 'The level has too many remarks.');
    return written;
  }

  /**
   * Writes to all who fail in one way now: who has gone on or left since the page was read is no longer among them.
   * @returns how many they are
   * @throws DomainError auth/forbidden, level/unknown-course, level/unknown-level
   */
  async writeToGroup(
    identity: Identity,
    classId: string,
    id: string,
    remark: FailureRemark,
  ): Promise<number> {
    await this.classes.demand(identity, classId);
    const { course_id: course, level_slug, code, on_other_map: kind, text } = remark;
    const level = this.catalogue.level(course, level_slug).slug;
    const words = {
      id,
      about: 'failure',
      line: null,
      text,
      verdict: null,
      course,
      level,
      authorId: identity.user,
    } as const;
    return this.db.transaction(async tx => {
      const rows = await LAST_FAILURES.rows(tx, [classId]);
      const group = rows
        .filter(row => row.course === course && row.level === level && row.failure === code)
        .filter(({ onOtherMap }) => kind === undefined || onOtherMap === kind);
      return this.writing.write(
        words,
        group.map(({ student }) => student),
      );
    });
  }
}
