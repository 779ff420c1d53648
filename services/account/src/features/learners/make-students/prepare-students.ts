import type { MakeStudents } from '@burrow/contracts';
import { randomInt } from 'node:crypto';
import { demandUncommon } from '../../../passwords/demand-uncommon.ts';
import type { PasswordsService } from '../../../passwords/passwords.service.ts';
import { generatePassword } from '../../../passwords/generated-password.rules.ts';

/** A student to be created. */
export interface PreparedStudent {
  readonly fullName: string | null;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** Null if one is to be made up. */
  readonly username: string | null;
  readonly passwordHash: string;
  readonly classId: string | null;
}

interface WithPassword extends PreparedStudent {
  readonly password: string;
}

/** Generates what is not given, and hashes passwords. @throws DomainError auth/password-too-common */
export async function prepareStudents(
  passwords: PasswordsService,
  students: MakeStudents['students'],
  classId: string | null,
): Promise<WithPassword[]> {
  for (const [at, { password }] of students.entries()) {
    if (password !== undefined) demandUncommon(password, `students.${at}.password`);
  }
  return Promise.all(
    students.map(async ({ full_name, first_name, last_name, username, password: given }) => {
      const password = given ?? generatePassword(randomInt);
      const passwordHash = await passwords.hash(password);
      const names = { fullName: full_name ?? null, firstName: first_name, lastName: last_name };
      return { ...names, username: username ?? null, password, passwordHash, classId };
    }),
  );
}
