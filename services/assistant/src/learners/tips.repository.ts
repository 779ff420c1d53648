import type { ExecutionType } from '@burrow/contracts';
import { type Learner, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { Used } from '../access/standing.rules.ts';
import { COUNT, FORGET_GIVEN, GIVEN, KEEP_GIVEN, USED } from './tips.queries.ts';

/** Whose tips these are, and for which level. */
export interface Place {
  readonly learner: Learner;
  readonly course: string;
  readonly level: string;
}

export type TipType = Extract<ExecutionType, `${string}_assistant`>;

const MAX_GIVEN = 30;

const placeValues = ({ learner, course, level }: Place) => [learner.kind, learner.id, course, level];

/** Tips that were given: how many today, and what was said. Stored as keys of the tutor's, never as text. */
@Injectable()
export class TipsRepository {
  async used(tx: SqlRunner, { kind, id }: Learner, type: TipType, day: string): Promise<Used> {
    const rows: Used[] = await tx.query(USED, [kind, id, type, day]);
    return rows[0] ?? { kind: 0, all: 0 };
  }

  async count(tx: SqlRunner, { kind, id }: Learner, type: TipType, day: string): Promise<void> {
    await tx.query(COUNT, [kind, id, type, day]);
  }

  /** Returns the keys of what was said about the level in this sitting, oldest first. */
  async given(tx: SqlRunner, place: Place): Promise<readonly string[]> {
    const rows: { given: string[] }[] = await tx.query(GIVEN, placeValues(place));
    return rows[0]?.given ?? [];
  }

  async keepGiven(tx: SqlRunner, place: Place, given: readonly string[]): Promise<void> {
    await tx.query(KEEP_GIVEN, [...placeValues(place), given.slice(-MAX_GIVEN)]);
  }

  /** Call this when the level is solved. */
  async forgetGiven(tx: SqlRunner, place: Place): Promise<void> {
    await tx.query(FORGET_GIVEN, placeValues(place));
  }
}
