import { Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { LastPlayedEntity } from '../database/entities/last-played.entity.ts';
import { GO_ON, type PlayedLevel, STAY, tellLevelPlayed } from './last-played.queries.ts';

/** Where and when learners were last at work, in the transaction of what they did. */
@Injectable()
export class LastPlayedService {
  constructor(
    private readonly outbox: Outbox,
    @InjectRepository(LastPlayedEntity) private readonly lastPlayedRows: Repository<LastPlayedEntity>,
  ) {}

  /** Stores the level as the one last played, and reports where and when a student is. */
  async keep(played: PlayedLevel): Promise<void> {
    const { learner, course, level } = played;
    const { manager } = this.lastPlayedRows;
    const gone = await GO_ON.first(manager, [learner.kind, learner.id, course, level]);
    if (gone) await tellLevelPlayed(manager, this.outbox, { ...played, at: gone.at });
  }

  /** Stores that a learner worked on a quiz now, which counts as playing; `level` is the first of its chapter. */
  async keepQuizTaken({ learner, course, level }: PlayedLevel): Promise<void> {
    const { manager } = this.lastPlayedRows;
    const stayed = await STAY.first(manager, [learner.kind, learner.id, course, level]);
    if (stayed) await tellLevelPlayed(manager, this.outbox, { learner, ...stayed });
  }
}
