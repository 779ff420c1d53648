import { CHALLENGES, type ChallengeResults } from '@burrow/contracts';
import { type Identity, InjectPool, learnerOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Catalogue } from '../../../content/catalogue.ts';
import { CLASS_SPREAD, OWN_RESULT, type Quartiles } from './challenge-results.queries.ts';

const spreadOf = ([low, middle, high]: Quartiles) => ({ low, middle, high });

@Injectable()
export class ChallengeResultsService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
  ) {}

  /** @throws DomainError level/unknown-level */
  async of(identity: Identity, slug: string): Promise<ChallengeResults> {
    const { level_hash, reference = null } = this.catalogue.level(CHALLENGES, slug);
    const { kind, id } = learnerOf(identity);
    const values = [kind, id, slug, level_hash];
    const rows = await OWN_RESULT.rows(this.pool, values);
    return { slug, best: rows[0] ?? null, reference, class: await this.classOf(identity, slug, level_hash) };
  }

  /** Only a student in their own session hears of the class: whoever else plays as one is not of it. */
  private async classOf(
    { role, student }: Identity,
    slug: string,
    levelHash: string,
  ): Promise<ChallengeResults['class']> {
    if (role !== 'student' || student === null) return null;
    const rows = await CLASS_SPREAD.rows(this.pool, [student, slug, levelHash]);
    const [spread] = rows;
    return spread ? { commands: spreadOf(spread.commands), lines: spreadOf(spread.lines) } : null;
  }
}
