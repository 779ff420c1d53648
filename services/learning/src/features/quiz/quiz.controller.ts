import { ENDPOINTS, type FinishedQuiz, type Quiz, type QuizTry, type QuizVerdict } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { QuizAccessService } from './quiz-access.service.ts';
import { ShowTryService } from './show-try.service.ts';
import { TriesService } from './tries.service.ts';

const { getQuiz, beginQuiz, getQuizTry, answerQuiz, finishQuiz } = ENDPOINTS;
type Params = z.output<typeof getQuiz.params>;
type Asked = z.output<typeof getQuiz.query>;

@Controller()
export class QuizController {
  constructor(
    private readonly access: QuizAccessService,
    private readonly show: ShowTryService,
    private readonly tries: TriesService,
  ) {}

  @ApiRoute(getQuiz)
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: getQuiz.params }) params: Params,
    @Query({ schema: getQuiz.query }) { language }: Asked,
  ): Promise<Quiz> {
    return this.show.quiz(await this.open(identity, params), language);
  }

  @ApiRoute(beginQuiz)
  async begin(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: beginQuiz.params }) params: Params,
    @Query({ schema: beginQuiz.query }) { language }: Asked,
  ): Promise<QuizTry> {
    return this.tries.begin(await this.open(identity, params), language);
  }

  @ApiRoute(getQuizTry)
  async latest(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: getQuizTry.params }) params: Params,
    @Query({ schema: getQuizTry.query }) { language }: Asked,
  ): Promise<QuizTry> {
    return this.show.latest(await this.open(identity, params), language);
  }

  @ApiRoute(answerQuiz)
  async answer(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: answerQuiz.params }) { number, ...params }: z.output<typeof answerQuiz.params>,
    @Query({ schema: answerQuiz.query }) { language }: Asked,
    @Body({ schema: answerQuiz.body }) { try_id, answer }: z.output<typeof answerQuiz.body>,
  ): Promise<QuizVerdict> {
    return this.tries.answer(await this.open(identity, params), Number(number), try_id, answer, language);
  }

  @ApiRoute(finishQuiz)
  async finish(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: finishQuiz.params }) params: Params,
    @Query({ schema: finishQuiz.query }) { language }: Asked,
    @Body({ schema: finishQuiz.body }) { try_id }: z.output<typeof finishQuiz.body>,
  ): Promise<FinishedQuiz> {
    return this.tries.finish(await this.open(identity, params), try_id, language);
  }

  private open(identity: Identity, { course_slug, chapter_id }: Params) {
    return this.access.of(identity, course_slug, Number(chapter_id));
  }
}
