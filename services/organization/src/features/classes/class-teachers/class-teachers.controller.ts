import { type AnswerOf, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';

type Teachers = AnswerOf<'listClassTeachers'>;

/** Who teaches a class: administrators say so. */
@Controller()
export class ClassTeachersController {
  constructor(
    private readonly access: ClassAccessService,
    private readonly members: MembersService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
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
    return this.db.transaction(async tx => {
      const found = await this.access.demand(identity, class_id, tx);
      await this.members.demandAll(tx, found.organizationId, teacher_ids);
      const saved = await tx.save(Object.assign(found, { teacherIds: [...new Set(teacher_ids)] }));
      await this.events.classChanged(tx, saved);
      const about = { kind: 'class', id: class_id } as const;
      const { organizationId } = saved;
      await this.audit.record(tx, identity, { organizationId, action: 'class-teachers-changed', about });
      return { class_id, teacher_ids: saved.teacherIds };
    });
  }
}
