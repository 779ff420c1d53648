import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ClassSubstituteEntity } from '../database/entities/class-substitute.entity.ts';
import { OrganizationEventsService } from '../events/organization-events.service.ts';
import { LEAVE_CLASSES } from './leave-classes.queries.ts';

/** Takes somebody who leaves from the teachers of classes, and tells of these. */
@Injectable()
export class LeaveClassesService {
  constructor(
    private readonly events: OrganizationEventsService,
    @InjectRepository(ClassSubstituteEntity)
    private readonly substituteRows: Repository<ClassSubstituteEntity>,
  ) {}

  async leave(tx: SqlRunner, userId: string): Promise<void> {
    const left = await LEAVE_CLASSES.rows(tx, [userId]);
    await this.substituteRows.delete({ userId });
    for (const one of left) await this.events.classChanged(tx, one);
  }
}
