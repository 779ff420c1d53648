import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';

/** Students of parents. */
@Injectable()
export class OwnStudentsRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns the ids of a parent's students in ascending order. */
  async idsOf(parentId: string): Promise<string[]> {
    const found = await this.db
      .getRepository(StudentEntity)
      .find({ where: { parentId }, order: { id: 'asc' } });
    return found.map(({ id }) => id);
  }
}
