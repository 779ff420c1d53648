import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type pg from 'pg';
import { IsNull, type Repository } from 'typeorm';
import { CertificateEntity } from '../../../database/entities/certificate.entity.ts';
import { COMPLETED } from './completed-course.queries.ts';

/** What a student completed of a course. */
@Injectable()
export class CompletedCourseRepository {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    @InjectRepository(CertificateEntity) private readonly certificateRows: Repository<CertificateEntity>,
  ) {}

  /** Returns the levels that were ever completed. */
  async levels(studentId: string, course: string): Promise<string[]> {
    const rows = await COMPLETED.rows(this.pool, [studentId, course]);
    return rows.map(({ level }) => level);
  }

  /** Returns whether the student has the course's own certificate: those of its chapters decide nothing. */
  async isCertified(studentId: string, course: string): Promise<boolean> {
    return await this.certificateRows.existsBy({
      learnerKind: 'student',
      learnerId: studentId,
      course,
      kind: 'course',
      revokedAt: IsNull(),
    });
  }
}
