import { ENDPOINTS, type StudentPurchases } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AssignPurchaseService } from './assign-purchase.service.ts';
import { StudentCoursesRepository } from './student-courses.repository.ts';

/** Which of a parent's students have which course, and giving them one. */
@Controller()
export class AssignmentsController {
  constructor(
    private readonly assigning: AssignPurchaseService,
    private readonly courses: StudentCoursesRepository,
  ) {}

  @ApiRoute(ENDPOINTS.assignPurchase)
  async assign({ identity, query }: ApiRequest<'assignPurchase'>): Promise<{ done: true }> {
    await this.assigning.assign(identity.user ?? '', query.student_id, query.course_name);
    return { done: true };
  }

  @ApiRoute(ENDPOINTS.listStudentsWithCourse)
  async having({
    identity: { user },
    params: { course_slug },
  }: ApiRequest<'listStudentsWithCourse'>): Promise<StudentPurchases> {
    const students = await this.courses.of(user ?? '', [course_slug]);
    return { students: students.filter(({ by }) => by !== null) };
  }

  /** A plan ends some day: who learns by one may be given the course for good. */
  @ApiRoute(ENDPOINTS.listStudentsWithoutCourse)
  async lacking({
    identity: { user },
    params: { course_slug },
  }: ApiRequest<'listStudentsWithoutCourse'>): Promise<StudentPurchases> {
    const students = await this.courses.of(user ?? '', [course_slug]);
    return { students: students.filter(({ by }) => by !== 'purchase') };
  }

  @ApiRoute(ENDPOINTS.listStudentPurchases)
  async all({ identity: { user } }: ApiRequest<'listStudentPurchases'>): Promise<StudentPurchases> {
    const students = await this.courses.of(user ?? '');
    return { students: students.filter(({ by }) => by !== null) };
  }
}
