import { type FoundUnusedStudents, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AnnounceUnusedStudentsService } from './announce-unused-students.service.ts';
import { UnusedStudentsRepository } from './unused-students.repository.ts';

/** Calls of the organisation service about students whose accounts nobody uses. */
@Controller()
export class UnusedStudentsController {
  constructor(
    private readonly unused: UnusedStudentsRepository,
    private readonly announcing: AnnounceUnusedStudentsService,
  ) {}

  @ServiceRoute(SERVICE_CALLS.findUnusedStudents)
  async find({
    body: { organization_id, before, after_id },
  }: ServiceRequest<'findUnusedStudents'>): Promise<FoundUnusedStudents> {
    return { students: await this.unused.find(organization_id, before, after_id) };
  }

  @ServiceRoute(SERVICE_CALLS.announceUnusedStudents)
  async announce({
    body: { organization_id, leaves_at },
  }: ServiceRequest<'announceUnusedStudents'>): Promise<{ done: true }> {
    await this.announcing.announce(organization_id, leaves_at);
    return { done: true };
  }
}
