import { type AnswerOf, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { ChangeClassTeachersService } from './change-class-teachers.service.ts';

type Teachers = AnswerOf<'listClassTeachers'>;

/** Who teaches a class: administrators say so. */
@Controller()
export class ClassTeachersController {
  constructor(
    private readonly access: ClassAccessService,
    private readonly changing: ChangeClassTeachersService,
  ) {}

  @ApiRoute(ENDPOINTS.getClassTeacher)
  async read({
    identity,
    params: { class_id, user_id },
  }: ApiRequest<'getClassTeacher'>): Promise<AnswerOf<'getClassTeacher'>> {
    const { teacherIds } = await this.access.demand(identity, class_id);
    return { class_id, user_id, teaches: teacherIds.includes(user_id) };
  }

  @ApiRoute(ENDPOINTS.listClassTeachers)
  async list({ identity, params: { class_id } }: ApiRequest<'listClassTeachers'>): Promise<Teachers> {
    const { teacherIds } = await this.access.demand(identity, class_id);
    return { class_id, teacher_ids: teacherIds };
  }

  @ApiRoute(ENDPOINTS.updateClassTeachers)
  async update({
    identity,
    body: { class_id, teacher_ids },
  }: ApiRequest<'updateClassTeachers'>): Promise<Teachers> {
    return { class_id, teacher_ids: await this.changing.change(identity, class_id, teacher_ids) };
  }
}
