import type { DescribedAdult } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ADULT } from './adults.queries.ts';

/** Adults with an account of their own. */
@Injectable()
export class AdultsRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns null if there is none, or if the address is not confirmed. */
  async find(id: string): Promise<DescribedAdult['adult']> {
    const adult = await ADULT.first(this.db, [id]);
    return adult ?? null;
  }
}
