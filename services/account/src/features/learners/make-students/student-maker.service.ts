import { type Character, DEFAULT_LANGUAGE } from '@burrow/contracts';
import { inLanguage } from '@burrow/contracts/read-texts';
import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { makeUsername } from '../../../usernames/generate-username.rules.ts';
import { USERNAME_WORDS } from '../../../usernames/username-words.texts.ts';
import { NewStudentsRepository, type NewStudentRow } from '../../../people/new-students.repository.ts';
import { type Arrival, StudentEventsService } from '../../../people/student-events.service.ts';
import type { PreparedStudent } from './prepare-students.ts';
import type { Made } from './student-requests.queries.ts';

const TRIES = 50;
const DIGITS = [2, 3, 4, 6] as const;

type ToMake = PreparedStudent & Pick<NewStudentRow, 'organizationId'> & { readonly character: Character };

const isTaken = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'auth/username-taken';

/** Creates one student of an organisation, and sends the event. */
@Injectable()
export class StudentMakerService {
  constructor(
    private readonly students: NewStudentsRepository,
    private readonly events: StudentEventsService,
  ) {}

  async make(tx: SqlRunner, student: ToMake, path: string, arrival?: Arrival): Promise<Made> {
    const { username, fullName, firstName, lastName, passwordHash, classId, organizationId, character } =
      student;
    const names = { fullName, firstName, lastName };
    const row = { ...names, passwordHash, classId, organizationId, character, parentId: null };
    const made =
      username === null
        ? await this.named(tx, row)
        : { id: await this.students.insert(tx, { ...row, username }, path), username };
    await this.events.studentChanged(tx, made.id, arrival);
    return { ...made, character };
  }

  /** With a made-up username, whose number gets longer with each attempt that fails. */
  private async named(tx: SqlRunner, row: Omit<NewStudentRow, 'username'>): Promise<Omit<Made, 'character'>> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const digits = DIGITS[Math.floor((tries * DIGITS.length) / TRIES)] ?? 6;
      const username = makeUsername(inLanguage(USERNAME_WORDS, DEFAULT_LANGUAGE), digits, randomInt);
      if (username === null) continue;
      const id = await this.students.insert(tx, { ...row, username }).catch((error: unknown) => {
        if (isTaken(error)) return null;
        throw error;
      });
      if (id !== null) return { id, username };
    }
    throw new Error('no username is free');
  }
}
