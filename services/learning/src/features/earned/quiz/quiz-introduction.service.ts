import { InjectPool } from '@burrow/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { Catalogue } from '../../../content/catalogue.ts';
import { Quizzes } from '../../../content/quizzes.ts';
import { INTRODUCE } from './quiz-introduction.queries.ts';

/** Whoever finished a chapter before it had a quiz has passed it: nothing that was complete becomes incomplete. */
@Injectable()
export class QuizIntroductionService implements OnModuleInit {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
    private readonly quizzes: Quizzes,
  ) {}

  async onModuleInit(): Promise<void> {
    for (const { slug, chapters } of this.catalogue.allCourses())
      for (const { id, levels, quiz_exists } of chapters)
        if (quiz_exists && this.quizzes.find(slug, id)) await INTRODUCE.run(this.pool, [slug, id, levels]);
  }
}
