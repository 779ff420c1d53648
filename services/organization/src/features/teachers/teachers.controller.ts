import {
  ENDPOINTS,
  type ListedMember,
  type Member,
  type MemberUpdate,
  MemberUpdateSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ChangeTeachersService } from './change-teachers.service.ts';
import { shownMember } from './shown-member.ts';

const { params: TeacherIdSchema } = ENDPOINTS.getTeacher;
interface TeacherId {
  readonly teacher_id: string;
}

/** The adults of an organisation, for its administrators. */
@Controller()
export class TeachersController {
  constructor(private readonly teachers: ChangeTeachersService) {}

  @ApiRoute(ENDPOINTS.listTeachers)
  async list(@CurrentIdentity() identity: Identity): Promise<{ teachers: ListedMember[] }> {
    const members = await this.teachers.list(identity);
    return {
      teachers: members.map(([member, classes]) => ({ ...shownMember(member), class_count: classes })),
    };
  }

  @ApiRoute(ENDPOINTS.getTeacher)
  async read(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: TeacherIdSchema }) { teacher_id }: TeacherId,
  ): Promise<Member> {
    return shownMember(await this.teachers.read(identity, teacher_id));
  }

  @ApiRoute(ENDPOINTS.updateTeacher)
  async update(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: TeacherIdSchema }) { teacher_id }: TeacherId,
    @Body({ schema: MemberUpdateSchema }) { role }: MemberUpdate,
  ): Promise<Member> {
    return shownMember(await this.teachers.setRole(identity, teacher_id, role));
  }

  @ApiRoute(ENDPOINTS.removeTeacher)
  async remove(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: TeacherIdSchema }) { teacher_id }: TeacherId,
  ): Promise<{ done: true }> {
    await this.teachers.remove(identity, teacher_id);
    return { done: true };
  }
}
