import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../content/catalogue.ts';
import type { PlayedLevel } from './last-played.queries.ts';

/** What was known about a level's completion before, and what is known now. */
export interface Standing {
  readonly isComplete: boolean;
  readonly verified: boolean;
}

export interface ToldCompletion extends PlayedLevel {
  readonly levelHash: string | null;
  readonly verified: boolean;
  readonly at: Date;
}

/** Whether a completion is news: the first of its level, or the first that was verified. */
export const isNews = (before: Standing, verified: boolean): boolean =>
  !before.isComplete || (verified && !before.verified);

/** Sends events about completions. A visitor's are of interest only once the visitor turns out to be a known person. */
@Injectable()
export class CompletionEventsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly catalogue: Catalogue,
  ) {}

  async tell(
    tx: SqlRunner,
    { learner, course, level, levelHash, verified, at }: ToldCompletion,
  ): Promise<void> {
    if (learner.kind === 'visitor') return;
    await this.outbox.send(tx, 'learning/level-completed', {
      learner: { kind: learner.kind, id: learner.id },
      course_id: course,
      level_slug: level,
      chapter_id: this.catalogue.chapterIdOf(course, level),
      level_hash: levelHash,
      verified,
      completed_at: at.toISOString(),
    });
  }
}
