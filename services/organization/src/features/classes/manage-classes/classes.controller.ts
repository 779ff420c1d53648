import { type Classes, ENDPOINTS, type SchoolClass } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { ChangeClassesService } from './change-classes.service.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { ClassListRepository } from './class-list.repository.ts';
import { shownClass } from './shown-class.ts';

@Controller()
export class ClassesController {
  constructor(
    private readonly members: MembersService,
    private readonly access: ClassAccessService,
    private readonly classes: ClassListRepository,
    private readonly changes: ChangeClassesService,
  ) {}

  @ApiRoute(ENDPOINTS.listClasses)
  async list({ identity, query }: ApiRequest<'listClasses'>): Promise<Classes> {
    const [classes, total] = await this.classes.page(await this.members.demand(identity), query);
    const students = await this.classes.countStudents(classes.map(({ id }) => id));
    const listed = classes.map(each => ({ ...shownClass(each), student_count: students.get(each.id) ?? 0 }));
    return { classes: listed, total };
  }

  @ApiRoute(ENDPOINTS.createClass)
  async create({ identity, body }: ApiRequest<'createClass'>): Promise<SchoolClass> {
    return shownClass(await this.changes.create(identity, body));
  }

  @ApiRoute(ENDPOINTS.getClass)
  async read({ identity, params: { class_id } }: ApiRequest<'getClass'>): Promise<SchoolClass> {
    return shownClass(await this.access.demand(identity, class_id));
  }

  @ApiRoute(ENDPOINTS.updateClass)
  async update({ identity, params: { class_id }, body }: ApiRequest<'updateClass'>): Promise<SchoolClass> {
    return shownClass(await this.changes.update(identity, class_id, body));
  }

  @ApiRoute(ENDPOINTS.deleteClass)
  async remove({ identity, params: { class_id } }: ApiRequest<'deleteClass'>): Promise<{ done: true }> {
    await this.changes.remove(identity, class_id);
    return { done: true };
  }
}
