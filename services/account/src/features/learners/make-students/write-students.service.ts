import { DEFAULT_CHARACTER } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { demandSeats } from '../../registration/class-sign-up/index.ts';
import { freeUsername } from '../../../people/free-username.ts';
import { ANIMALS, CLASSES } from './make-students.queries.ts';
import { type AnimalCounts, takeAnimal } from './animals.rules.ts';
import type { PreparedStudent } from './prepare-students.ts';
import { StudentMakerService } from './student-maker.service.ts';
import { StudentRequestsRepository } from './student-requests.repository.ts';
import type { Made } from './student-requests.queries.ts';

/** Students to write for an organisation, all of them or none. */
export interface StudentsToWrite {
  readonly requestId: string;
  readonly organizationId: string;
  readonly students: readonly PreparedStudent[];
  /** The classes whose students the one who asks reaches; null for all of the organisation. */
  readonly knownClasses: readonly string[] | null;
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
      await this.requests.end(requestId, students);
      return { isRepeated: false, students };
    });
  }

  private async writeAll(tx: EntityManager, wanted: StudentsToWrite): Promise<Made[]> {
    const { organizationId, students, importId, knownClasses } = wanted;
    await demandSeats(tx, organizationId, students.length);
    const classes = [...new Set(students.flatMap(({ classId }) => classId ?? []))];
    if ((await CLASSES.rows(tx, [classes, organizationId])).length !== classes.length)
      throw new DomainError('organization/unknown', 'There is no such class.');
    const animals = await this.animalsOf(organizationId, classes);
    const made: Made[] = [];
    // Chosen usernames first, so that none that is made up takes one of them.
    const inOrder = [...students.entries()].toSorted(
      ([, a], [, b]) => Number(a.username === null) - Number(b.username === null),
    );
    const characters = students.map(({ classId }) => takeAnimal(animals(classId)));
    for (const [row, student] of inOrder) {
      const arrival = importId === undefined ? undefined : { id: importId, row };
      const username =
        student.username &&
        (await freeUsername(tx, { organizationId, username: student.username, knownClasses }));
      const toMake = {
        ...student,
        username,
        organizationId,
        character: characters[row] ?? DEFAULT_CHARACTER,
      };
      made[row] = await this.maker.make(tx, toMake, `students.${row}.username`, arrival);
    }
    return made;
  }

  /** Returns which animals each class has already; who is in no class is counted together. */
  private async animalsOf(organizationId: string, classes: readonly string[]) {
    const counts = new Map<string | null, AnimalCounts>();
    const of = (classId: string | null): AnimalCounts => {
      const found = counts.get(classId) ?? new Map<string, number>();
      counts.set(classId, found);
      return found;
    };
    const rows = await ANIMALS.rows(this.db.manager, [organizationId, classes]);
    for (const { classId, character, times } of rows) of(classId).set(character, times);
    return of;
  }
}
