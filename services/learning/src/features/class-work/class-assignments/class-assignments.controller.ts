import { ENDPOINTS, type TaughtAssignment, type TaughtAssignments } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClassAccessService } from '../../../learners/class-access.service.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { ChangeAssignmentsService } from './change-assignments.service.ts';

/** Assignments, for those who teach the class. */
@Controller()
export class ClassAssignmentsController {
  constructor(
    private readonly access: ClassAccessService,
    private readonly assignments: AssignmentsRepository,
    private readonly changes: ChangeAssignmentsService,
  ) {}

  @ApiRoute(ENDPOINTS.listClassAssignments)
  async list({
    identity,
    params: { class_id },
  }: ApiRequest<'listClassAssignments'>): Promise<TaughtAssignments> {
    await this.access.demand(identity, class_id);
    return { assignments: await this.assignments.ofClass(class_id) };
  }

  @ApiRoute(ENDPOINTS.createClassAssignment)
  create({
    identity,
    params: { class_id },
    body,
  }: ApiRequest<'createClassAssignment'>): Promise<TaughtAssignment> {
    return this.changes.create(identity, class_id, body);
  }

  @ApiRoute(ENDPOINTS.updateClassAssignment)
  update({
    identity,
    params: { assignment_id },
    body,
  }: ApiRequest<'updateClassAssignment'>): Promise<TaughtAssignment> {
    return this.changes.update(identity, assignment_id, body);
  }

  @ApiRoute(ENDPOINTS.removeClassAssignment)
  async remove({
    identity,
    params: { assignment_id },
  }: ApiRequest<'removeClassAssignment'>): Promise<{ done: true }> {
    await this.changes.remove(identity, assignment_id);
    return { done: true };
  }
}
