import { ENDPOINTS, type StudentQuizzes } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { QuizResultsService } from './quiz-results.service.ts';

@Controller()
export class QuizResultsController {
  constructor(
    private readonly access: StudentAccessService,
    private readonly results: QuizResultsService,
  ) {}

  @ApiRoute(ENDPOINTS.getStudentQuizzes)
  async get({
    identity,
    params: { student_id },
    query: { language },
  }: ApiRequest<'getStudentQuizzes'>): Promise<StudentQuizzes> {
    await this.access.demand(identity, student_id);
    return this.results.of(student_id, language);
  }
}
