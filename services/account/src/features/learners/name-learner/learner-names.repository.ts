import type { NamedLearner } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

/** Whom a certificate is written for. */
@Injectable()
export class LearnerNamesRepository {
  constructor(
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  async ofUser(id: string): Promise<NamedLearner> {
    const user = await this.userRows.findOneBy({ id });
    return { full_name: user?.fullName ?? null, age: null };
  }

  /** A student without a name goes by the username. */
  async ofStudent(id: string): Promise<NamedLearner> {
    const student = await this.studentRows.findOneBy({ id });
    return { full_name: student ? (student.fullName ?? student.username) : null, age: student?.age ?? null };
  }
}
