import {
  type ClassAssignmentUpdate,
  ClassAssignmentUpdateSchema,
  ENDPOINTS,
  type NewClassAssignment,
  NewClassAssignmentSchema,
  type TaughtAssignment,
  type TaughtAssignments,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ClassAccessService } from '../../learners/class-access.service.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { ChangeAssignmentsService } from './change-assignments.service.ts';

const { params: ClassIdSchema } = ENDPOINTS.listClassAssignments;
const { params: IdSchema } = ENDPOINTS.updateClassAssignment;
interface ClassId {
  readonly class_id: string;
}
interface AssignmentId {
  readonly assignment_id: string;
}

/** Assignments, for those who teach the class. */
@Controller()
export class ClassAssignmentsController {
  constructor(
    private readonly access: ClassAccessService,
    private readonly assignments: AssignmentsRepository,
    private readonly changes: ChangeAssignmentsService,
  ) {}

  @ApiRoute(ENDPOINTS.listClassAssignments)
  async list(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
  ): Promise<TaughtAssignments> {
    await this.access.demand(identity, class_id);
    return { assignments: await this.assignments.ofClass(class_id) };
  }

  @ApiRoute(ENDPOINTS.createClassAssignment)
  create(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
    @Body({ schema: NewClassAssignmentSchema }) body: NewClassAssignment,
  ): Promise<TaughtAssignment> {
    return this.changes.create(identity, class_id, body);
  }

  @ApiRoute(ENDPOINTS.updateClassAssignment)
  update(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: IdSchema }) { assignment_id }: AssignmentId,
    @Body({ schema: ClassAssignmentUpdateSchema }) body: ClassAssignmentUpdate,
  ): Promise<TaughtAssignment> {
    return this.changes.update(identity, assignment_id, body);
  }

  @ApiRoute(ENDPOINTS.removeClassAssignment)
  async remove(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: IdSchema }) { assignment_id }: AssignmentId,
  ): Promise<{ done: true }> {
    await this.changes.remove(identity, assignment_id);
    return { done: true };
  }
}
