import {
  type Classes,
  type ClassesQuery,
  ClassesQuerySchema,
  type ClassUpdate,
  ClassUpdateSchema,
  ENDPOINTS,
  type NewClass,
  NewClassSchema,
  type SchoolClass,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { MembersService } from '../../members/members.service.ts';
import { ChangeClassesService } from './change-classes.service.ts';
import { ClassAccessService } from '../../members/class-access.service.ts';
import { ClassListRepository } from './class-list.repository.ts';
import { shownClass } from './shown-class.ts';

const { params: ClassIdSchema } = ENDPOINTS.getClass;
interface ClassId {
  readonly class_id: string;
}

@Controller()
export class ClassesController {
  constructor(
    private readonly members: MembersService,
    private readonly access: ClassAccessService,
    private readonly classes: ClassListRepository,
    private readonly changes: ChangeClassesService,
  ) {}

  @ApiRoute(ENDPOINTS.listClasses)
  async list(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: ClassesQuerySchema }) query: ClassesQuery,
  ): Promise<Classes> {
    const [classes, total] = await this.classes.page(await this.members.demand(identity), query);
    const students = await this.classes.countStudents(classes.map(({ id }) => id));
    const listed = classes.map(each => ({ ...shownClass(each), student_count: students.get(each.id) ?? 0 }));
    return { classes: listed, total };
  }

  @ApiRoute(ENDPOINTS.createClass)
  async create(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: NewClassSchema }) body: NewClass,
  ): Promise<SchoolClass> {
    return shownClass(await this.changes.create(identity, body));
  }

  @ApiRoute(ENDPOINTS.getClass)
  async read(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
  ): Promise<SchoolClass> {
    return shownClass(await this.access.demand(identity, class_id));
  }

  @ApiRoute(ENDPOINTS.updateClass)
  async update(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
    @Body({ schema: ClassUpdateSchema }) body: ClassUpdate,
  ): Promise<SchoolClass> {
    return shownClass(await this.changes.update(identity, class_id, body));
  }

  @ApiRoute(ENDPOINTS.deleteClass)
  async remove(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
  ): Promise<{ done: true }> {
    await this.changes.remove(identity, class_id);
    return { done: true };
  }
}
