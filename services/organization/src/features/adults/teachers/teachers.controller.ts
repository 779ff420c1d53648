import { ENDPOINTS, type ListedMember, type Member } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ChangeTeachersService } from './change-teachers.service.ts';
import { shownMember } from './shown-member.ts';

/** The adults of an organisation, for its administrators. */
@Controller()
export class TeachersController {
  constructor(private readonly teachers: ChangeTeachersService) {}

  @ApiRoute(ENDPOINTS.listTeachers)
  async list({ identity }: ApiRequest<'listTeachers'>): Promise<{ teachers: ListedMember[] }> {
    const members = await this.teachers.list(identity);
    return {
      teachers: members.map(([member, classes]) => ({ ...shownMember(member), class_count: classes })),
    };
  }

  @ApiRoute(ENDPOINTS.getTeacher)
  async read({ identity, params: { teacher_id } }: ApiRequest<'getTeacher'>): Promise<Member> {
    return shownMember(await this.teachers.read(identity, teacher_id));
  }

  @ApiRoute(ENDPOINTS.updateTeacher)
  async update({
    identity,
    params: { teacher_id },
    body: { role },
  }: ApiRequest<'updateTeacher'>): Promise<Member> {
    return shownMember(await this.teachers.setRole(identity, teacher_id, role));
  }

  @ApiRoute(ENDPOINTS.removeTeacher)
  async remove({ identity, params: { teacher_id } }: ApiRequest<'removeTeacher'>): Promise<{ done: true }> {
    await this.teachers.remove(identity, teacher_id);
    return { done: true };
  }
}
