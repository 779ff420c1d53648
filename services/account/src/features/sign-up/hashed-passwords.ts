import type { SignUp } from '@burrow/contracts';
import { demandUncommon } from '../passwords/common-passwords.ts';
import type { Passwords } from '../passwords/passwords.ts';

/** The passwords of a sign-up, of which nothing else is kept. */
export interface HashedPasswords {
  readonly user: string;
  readonly student: string | null;
}

/** A student is made together with a parent only. @throws DomainError auth/password-too-common */
export async function hashPasswords(
  passwords: Passwords,
  { password, student }: SignUp,
): Promise<HashedPasswords> {
  demandUncommon(password);
  if (student) demandUncommon(student.password, 'student.password');
  return {
    user: await passwords.hash(password),
    student: student ? await passwords.hash(student.password) : null,
  };
}
