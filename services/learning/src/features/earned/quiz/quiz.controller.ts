import { ENDPOINTS, type FinishedQuiz, type Quiz, type QuizTry, type QuizVerdict } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { KeepsWork } from '../../../learners/keeps-work.guard.ts';
import type { z } from 'zod';
import { QuizAccessService } from './quiz-access.service.ts';
import { ShowTryService } from './show-try.service.ts';
import { BeginTryService } from './begin-try.service.ts';
import { TriesService } from './tries.service.ts';
import { VisitorTryService } from './visitor-try.service.ts';

const { getQuiz } = ENDPOINTS;
type Params = z.output<typeof getQuiz.params>;

@Controller()
export class QuizController {
  constructor(
    private readonly access: QuizAccessService,
    private readonly show: ShowTryService,
    private readonly beginTry: BeginTryService,
    private readonly tries: TriesService,
    private readonly visitors: VisitorTryService,
  ) {}

  @ApiRoute(ENDPOINTS.getQuiz)
  async get({ identity, params, query: { language } }: ApiRequest<'getQuiz'>): Promise<Quiz> {
    const open = await this.open(identity, params);
    return this.show.quiz(open, language, await this.visitors.askedAbout(identity, open));
  }

  @ApiRoute(ENDPOINTS.settleVisitorTry)
  @KeepsWork()
  async settle({
    identity,
    params,
    query: { language },
    body: { is_own },
  }: ApiRequest<'settleVisitorTry'>): Promise<Quiz> {
    this.visitors.demandAsked(identity);
    const open = await this.open(identity, params);
    await this.visitors.settle(identity, open, is_own);
    return this.show.quiz(open, language);
  }

  @ApiRoute(ENDPOINTS.beginQuiz)
  @KeepsWork()
  async begin({ identity, params, query: { language } }: ApiRequest<'beginQuiz'>): Promise<QuizTry> {
    return this.beginTry.begin(await this.open(identity, params), language);
  }

  @ApiRoute(ENDPOINTS.getQuizTry)
  async latest({ identity, params, query: { language } }: ApiRequest<'getQuizTry'>): Promise<QuizTry> {
    return this.show.latest(await this.open(identity, params), language);
  }

  @ApiRoute(ENDPOINTS.answerQuiz)
  @KeepsWork()
  async answer({
    identity,
    params: { number, ...params },
    query: { language },
    body: { try_id, answer },
  }: ApiRequest<'answerQuiz'>): Promise<QuizVerdict> {
    return this.tries.answer(await this.open(identity, params), Number(number), try_id, answer, language);
  }

  @ApiRoute(ENDPOINTS.finishQuiz)
  @KeepsWork()
  async finish({
    identity,
    params,
    query: { language },
    body: { try_id },
  }: ApiRequest<'finishQuiz'>): Promise<FinishedQuiz> {
    return this.tries.finish(await this.open(identity, params), try_id, language);
  }

  private open(identity: Identity, { course_slug, chapter_id }: Params) {
    return this.access.of(identity, course_slug, Number(chapter_id));
  }
}
