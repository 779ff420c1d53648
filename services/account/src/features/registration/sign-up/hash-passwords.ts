import type { SignUp } from '@burrow/contracts';
import { demandUncommon } from '../../../passwords/demand-uncommon.ts';
import type { PasswordsService } from '../../../passwords/passwords.service.ts';

/** The passwords of a sign-up; nothing else of them is stored. */
export interface HashedPasswords {
  readonly user: string;
  readonly student: string | null;
}

/** A student is created only together with a parent. @throws DomainError auth/password-too-common */
export async function hashPasswords(
  passwords: PasswordsService,
  { password, student }: SignUp,
): Promise<HashedPasswords> {
  demandUncommon(password);
  if (student) demandUncommon(student.password, 'student.password');
  return {
    user: await passwords.hash(password),
    student: student ? await passwords.hash(student.password) : null,
  };
}
