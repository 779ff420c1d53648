import type { ClassNeighbours } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLASS_NEIGHBOURS } from './class-neighbours.queries.ts';

@Injectable()
export class ClassNeighboursRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Nobody for who is in no class, has left, or does not exist. */
  of(studentId: string): Promise<ClassNeighbours['neighbours']> {
    return CLASS_NEIGHBOURS.rows(this.pool, [studentId]);
  }
}
