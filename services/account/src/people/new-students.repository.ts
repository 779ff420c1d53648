import { DEFAULT_CHARACTER, namesOf } from '@burrow/contracts';
import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { demandFit } from '../usernames/chosen-username.rules.ts';
import { usernameKey } from './keys.rules.ts';
import { INSERT } from './new-students.queries.ts';

export interface NewStudentRow {
  readonly parentId: string | null;
  readonly organizationId: string | null;
  readonly classId: string | null;
  readonly username: string;
  readonly passwordHash: string;
  readonly fullName?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly age?: number | null | undefined;
  readonly character?: string | undefined;
  readonly language?: string | null;
}

/** The refusal of a username that somebody has; `path` is the field that it names. */
export const takenUsername = (username: string, path = 'username'): DomainError =>
  new DomainError('auth/username-taken', 'This username is taken.', {
    params: { username },
    detail: [{ path, message: 'taken' }],
  });

/** Creates students' rows; the caller reports it through StudentEvents. */
@Injectable()
export class NewStudentsRepository {
  /** Returns the id; `path` is the field that a refusal names. If several use one username at the same time, one succeeds. @throws DomainError auth/username-taken, auth/username-unfit */
  async insert(tx: SqlRunner, student: NewStudentRow, path = 'username'): Promise<string> {
    const { parentId, organizationId, classId, username, passwordHash, age, character, language } = student;
    const { fullName, firstName, lastName } = student;
    const names = namesOf({ full_name: fullName, first_name: firstName, last_name: lastName });
    demandFit(username, path);
    const rows = await INSERT.rows(tx, [
      parentId,
      organizationId,
      classId,
      username,
      usernameKey(username),
      passwordHash,
      names.full_name,
      names.first_name,
      names.last_name,
      age ?? null,
      character ?? DEFAULT_CHARACTER,
      language ?? null,
    ]);
    if (rows[0]) return rows[0].id;
    throw takenUsername(username, path);
  }
}
