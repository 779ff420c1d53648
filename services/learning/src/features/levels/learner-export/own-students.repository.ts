import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';

/** Students of parents. */
@Injectable()
export class OwnStudentsRepository {
  constructor(@InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>) {}

  /** Returns the ids of a parent's students in ascending order. */
  async idsOf(parentId: string): Promise<string[]> {
    const found = await this.studentRows.find({ where: { parentId }, order: { id: 'asc' } });
    return found.map(({ id }) => id);
  }
}
