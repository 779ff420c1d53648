import { ENDPOINTS, type HandedIn, type HandedInWork, type OwnHandedIn } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { KeepsWork } from '../../../learners/keeps-work.guard.ts';
import { Catalogue } from '../../../content/catalogue.ts';
import { ClassAccessService } from '../../../learners/class-access.service.ts';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { HandInService } from './hand-in.service.ts';
import { HandedInRepository } from './handed-in.repository.ts';

/** Work that students hand in, and get back with a remark. */
@Controller()
export class HandedInController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly classes: ClassAccessService,
    private readonly students: StudentAccessService,
    private readonly work: HandedInRepository,
    private readonly changes: HandInService,
  ) {}

  @ApiRoute(ENDPOINTS.handIn)
  @KeepsWork()
  handIn({
    identity: { role, student },
    params: { course_slug, slug },
    body: { code },
  }: ApiRequest<'handIn'>): Promise<OwnHandedIn> {
    if (role !== 'student' || student === null)
      throw new DomainError('auth/forbidden', 'Students hand in their own work.');
    const level = this.catalogue.level(course_slug, slug);
    return this.changes.handIn({ student_id: student, course_slug, slug: level.slug }, code);
  }

  @ApiRoute(ENDPOINTS.listHandedIn)
  async list({ identity, params: { class_id } }: ApiRequest<'listHandedIn'>): Promise<{ work: HandedIn[] }> {
    await this.classes.demand(identity, class_id);
    return { work: await this.work.ofClass(class_id) };
  }

  @ApiRoute(ENDPOINTS.getHandedIn)
  async get({ identity, params: place }: ApiRequest<'getHandedIn'>): Promise<HandedInWork> {
    const { student_id, course_slug: course, slug } = place;
    await this.students.demandLevel(identity, student_id, { course, slug });
    return this.work.one(place);
  }

  @ApiRoute(ENDPOINTS.returnWork)
  async giveBack({
    identity,
    params: place,
    body: returned,
  }: ApiRequest<'returnWork'>): Promise<HandedInWork> {
    const { student_id, course_slug: course, slug } = place;
    await this.students.demandTeachingOf(identity, student_id, { course, slug });
    return this.changes.giveBack(identity, place, returned);
  }
}
