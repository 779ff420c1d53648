import type { NamedLearner } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

/** Whom a certificate is written for. */
@Injectable()
export class LearnerNamesRepository {
  constructor(private readonly db: DataSource) {}

  async ofUser(id: string): Promise<NamedLearner> {
    const user = await this.db.getRepository(UserEntity).findOneBy({ id });
    return { full_name: user?.fullName ?? null, age: null };
  }

  /** A student without a name goes by the username. */
  async ofStudent(id: string): Promise<NamedLearner> {
    const student = await this.db.getRepository(StudentEntity).findOneBy({ id });
    return { full_name: student ? (student.fullName ?? student.username) : null, age: student?.age ?? null };
  }
}
