import type { ExecutionType } from '@burrow/contracts';
import type { Learner, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Raw, type Repository } from 'typeorm';
import type { Used } from '../access/standing.rules.ts';
import { AdviceEntity } from '../database/entities/advice.entity.ts';
import { COUNT, KEEP_GIVEN, USED } from './tips.queries.ts';

/** Whose tips these are, and for which level. */
export interface Place {
  readonly learner: Learner;
  readonly course: string;
  readonly level: string;
}

export type TipType = Extract<ExecutionType, `${string}_assistant`>;

const MAX_GIVEN = 30;

/** Somebody who comes back after a while starts with a question again. */
const inThisSitting = Raw(column => `${column} > now() - interval '30 minutes'`);

const keyOf = ({ learner: { kind, id }, course, level }: Place) => ({
  learnerKind: kind,
  learnerId: id,
  course,
  level,
});

/** Tips that were given: how many today, and what was said. Stored as keys of the tutor's, never as text. */
@Injectable()
export class TipsRepository {
  constructor(
    private readonly db: DataSource,
    @InjectRepository(AdviceEntity) private readonly adviceRows: Repository<AdviceEntity>,
  ) {}

  /** Returns how many tips somebody used on a day. Inside a transaction, `sql` is its own. */
  async used({ kind, id }: Learner, type: TipType, day: string, sql: SqlRunner = this.db): Promise<Used> {
    return USED.only(sql, [kind, id, type, day]);
  }

  async count(tx: SqlRunner, { kind, id }: Learner, type: TipType, day: string): Promise<void> {
    await COUNT.run(tx, [kind, id, type, day]);
  }

  /** Returns the keys of what was said about the level in this sitting, oldest first. */
  async given(place: Place): Promise<readonly string[]> {
    const advice = await this.adviceRows.findOneBy({ ...keyOf(place), givenAt: inThisSitting });
    return advice?.given ?? [];
  }

  async keepGiven(tx: SqlRunner, place: Place, given: readonly string[]): Promise<void> {
    const { learner, course, level } = place;
    await KEEP_GIVEN.run(tx, [learner.kind, learner.id, course, level, given.slice(-MAX_GIVEN)]);
  }

  /** Call this when the level is solved. */
  async forgetGiven(place: Place): Promise<void> {
    await this.adviceRows.delete(keyOf(place));
  }
}
