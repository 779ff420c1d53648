import type { NamedLearner } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { givenName } from './given-name.rules.ts';
import { SCHOOL_OF } from './name-learner.queries.ts';

/** Whom a certificate is written for. */
@Injectable()
export class LearnerNamesRepository {
  constructor(
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  async ofUser(id: string): Promise<NamedLearner> {
    const user = await this.userRows.findOneBy({ id });
    const first_name = user ? givenName({ ...user, firstName: null }) : null;
    return { full_name: user?.fullName ?? null, first_name, age: null, school: null };
  }

  /** A certificate is a public page: the username, with which a student logs in, never stands there. */
  async ofStudent(id: string): Promise<NamedLearner> {
    const student = await this.studentRows.findOneBy({ id });
    const school = await SCHOOL_OF.first(this.db, [id]);
    return {
      full_name: student?.fullName ?? null,
      first_name: student ? givenName(student) : null,
      age: student?.age ?? null,
      school: school?.name ?? null,
    };
  }
}
