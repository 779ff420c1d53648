import { type ClassQuizzes, ENDPOINTS, type StudentQuizzes } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClassAccessService } from '../../../learners/class-access.service.ts';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { ClassQuizzesService } from './class-quizzes.service.ts';
import { QuizResultsService } from './quiz-results.service.ts';

/** How quizzes went, for those who may see the work. */
@Controller()
export class QuizResultsController {
  constructor(
    private readonly access: StudentAccessService,
    private readonly results: QuizResultsService,
    private readonly classAccess: ClassAccessService,
    private readonly classResults: ClassQuizzesService,
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

  @ApiRoute(ENDPOINTS.getClassQuizzes)
  async ofClass({
    identity,
    params: { class_id },
    query: { course, language },
  }: ApiRequest<'getClassQuizzes'>): Promise<ClassQuizzes> {
    await this.classAccess.demand(identity, class_id);
    return this.classResults.of(class_id, course, language);
  }
}
