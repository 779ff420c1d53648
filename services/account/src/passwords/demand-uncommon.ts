import { DomainError } from '@burrow/service-kit';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is among those that attackers try first; case and digits added at the end do not help. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  return COMMON.has(lower) || COMMON.has(lower.replace(/[\d!.?]{1,4}$/, '')) || new Set(lower).size < 3;
}

/** `path` is the field that the refusal names. @throws DomainError auth/password-too-common */
export function demandUncommon(password: string, path = 'password'): void {
  if (!isCommonPassword(password)) return;
  throw new DomainError('auth/password-too-common', 'Too many people use this password.', {
    detail: [{ path, message: 'too common' }],
  });
}
