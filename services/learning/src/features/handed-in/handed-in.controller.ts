import {
  ENDPOINTS,
  type HandedIn,
  type HandedInWork,
  HandInSchema,
  type OwnHandedIn,
  type ReturnedWork,
  ReturnedWorkSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, DomainError, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import type { z } from 'zod';
import { Catalogue } from '../../content/catalogue.ts';
import { ClassAccessService } from '../../learners/class-access.service.ts';
import { StudentAccessService } from '../../learners/student-access.service.ts';
import { HandInService } from './hand-in.service.ts';
import { HandedInRepository, type WorkPlace } from './handed-in.repository.ts';

const { params: LevelSchema } = ENDPOINTS.handIn;
const { params: ClassSchema } = ENDPOINTS.listHandedIn;
const { params: WorkSchema } = ENDPOINTS.getHandedIn;

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
  handIn(
    @CurrentIdentity() { role, student }: Identity,
    @Param({ schema: LevelSchema }) { course_slug, slug }: z.output<typeof LevelSchema>,
    @Body({ schema: HandInSchema }) { code }: z.output<typeof HandInSchema>,
  ): Promise<OwnHandedIn> {
    if (role !== 'student' || student === null)
      throw new DomainError('auth/forbidden', 'Students hand in their own work.');
    const level = this.catalogue.level(course_slug, slug);
    return this.changes.handIn({ student_id: student, course_slug, slug: level.slug }, code);
  }

  @ApiRoute(ENDPOINTS.listHandedIn)
  async list(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassSchema }) { class_id }: z.output<typeof ClassSchema>,
  ): Promise<{ work: HandedIn[] }> {
    await this.classes.demand(identity, class_id);
    return { work: await this.work.ofClass(class_id) };
  }

  @ApiRoute(ENDPOINTS.getHandedIn)
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: WorkSchema }) place: WorkPlace,
  ): Promise<HandedInWork> {
    await this.students.demand(identity, place.student_id);
    return this.work.one(place);
  }

  @ApiRoute(ENDPOINTS.returnWork)
  async giveBack(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: WorkSchema }) place: WorkPlace,
    @Body({ schema: ReturnedWorkSchema }) returned: ReturnedWork,
  ): Promise<HandedInWork> {
    await this.students.demandTeaching(identity, place.student_id);
    return this.changes.giveBack(identity, place, returned);
  }
}
