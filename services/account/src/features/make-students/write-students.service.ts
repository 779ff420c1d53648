import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { demandSeats } from '../class-sign-up/index.ts';
import { CLASSES } from './make-students.queries.ts';
import type { PreparedStudent } from './prepare-students.ts';
import { StudentMakerService } from './student-maker.service.ts';
import { type Made, StudentRequestsRepository } from './student-requests.repository.ts';

/** Students to write for an organisation, all of them or none. */
export interface StudentsToWrite {
  readonly requestId: string;
  readonly organizationId: string;
  readonly students: readonly PreparedStudent[];
  /** Of an import: by which organization recognises them. */
  readonly importId?: string;
}

export interface Written {
  /** Whether an earlier request with this id had made them; those who were removed since are left out. */
  readonly isRepeated: boolean;
  readonly students: readonly Made[];
}

/** Writes students in one transaction, once for each request id. */
@Injectable()
export class WriteStudentsService {
  constructor(
    private readonly requests: StudentRequestsRepository,
    private readonly maker: StudentMakerService,
    private readonly db: DataSource,
  ) {}

  /** Returns what an earlier request made; null if there was none. */
  async find(requestId: string, organizationId: string): Promise<Written | null> {
    const students = await this.requests.find(this.db.manager, requestId, organizationId);
    return students && { isRepeated: true, students };
  }

  /** @throws DomainError auth/class-full, auth/username-taken, auth/username-unfit, organization/unknown */
  write(wanted: StudentsToWrite): Promise<Written> {
    const { requestId, organizationId } = wanted;
    return this.db.transaction(async tx => {
      if (!(await this.requests.begin(tx, requestId, organizationId)))
        return {
          isRepeated: true,
          students: (await this.requests.find(tx, requestId, organizationId)) ?? [],
        };
      const students = await this.writeAll(tx, wanted);
      await this.requests.end(tx, requestId, students);
      return { isRepeated: false, students };
    });
  }

  private async writeAll(tx: EntityManager, wanted: StudentsToWrite): Promise<Made[]> {
    const { organizationId, students, importId } = wanted;
    await demandSeats(tx, organizationId, students.length);
    const classes = [...new Set(students.flatMap(({ classId }) => classId ?? []))];
    if ((await tx.query(CLASSES, [classes, organizationId])).length !== classes.length)
      throw new DomainError('organization/unknown', 'There is no such class.');
    const made: Made[] = [];
    // Chosen usernames first, so that none that is made up takes one of them.
    const inOrder = [...students.entries()].toSorted(([, a], [, b]) => Number(a.username === null) - Number(b.username === null)); // prettier-ignore
    for (const [row, student] of inOrder) {
      const arrival = importId === undefined ? undefined : { id: importId, row };
      made[row] = await this.maker.make(tx, { ...student, organizationId }, `students.${row}.username`, arrival); // prettier-ignore
    }
    return made;
  }
}
