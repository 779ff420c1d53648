import type { ExecutionType } from '@burrow/contracts';
import type { Learner, SqlRunner } from '@burrow/service-kit';
import type { Trail } from '@burrow/tutor';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Raw, type Repository } from 'typeorm';
import type { Used } from '../access/standing.rules.ts';
import { AdviceEntity } from '../database/entities/advice.entity.ts';
import { ADD_SAID, COUNT, USED } from './tips.queries.ts';

/** Whose tips these are, and for which level. */
export interface Place {
  readonly learner: Learner;
  readonly course: string;
  readonly level: string;
}

/** What the tutor has to know of the tips before. */
export interface GivenAdvice {
  /** Keys of what was said, oldest first. */
  readonly given: readonly string[];
  readonly trail: Trail | null;
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

  /** Returns what was said about the level in this sitting, and what the last tip was about. */
  async said(place: Place): Promise<GivenAdvice> {
    const advice = await this.adviceRows.findOneBy({ ...keyOf(place), givenAt: inThisSitting });
    return { given: advice?.given ?? [], trail: advice?.trail ?? null };
  }

  /** Adds a tip to what was said: another tab may have asked while the tutor was thinking. */
  async addSaid(tx: SqlRunner, place: Place, key: string, trail: Trail | null): Promise<void> {
    const { learner, course, level } = place;
    const row = [learner.kind, learner.id, course, level, key, trail && JSON.stringify(trail)];
    await ADD_SAID.run(tx, [...row, MAX_GIVEN]);
  }

  /** Call this when the level is solved. */
  async forgetGiven(place: Place): Promise<void> {
    await this.adviceRows.delete(keyOf(place));
  }
}
