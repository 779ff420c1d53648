import { DomainError } from '@burrow/service-kit';
import { createRequire } from 'node:module';

type Language = typeof import('@zxcvbn-ts/language-common');

const require = createRequire(import.meta.url);
let common: ReadonlySet<string> | undefined;

/** Unpacked when the first password is chosen: that takes a tenth of a second, which a start need not wait for. */
function commonPasswords(): ReadonlySet<string> {
  const language = () => require('@zxcvbn-ts/language-common') as Language;
  return (common ??= new Set(language().dictionary['passwords-common']));
}

/** Whether a password is among those that attackers try first; case and digits added at the end do not help. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const known = commonPasswords();
  return known.has(lower) || known.has(lower.replace(/[\d!.?]{1,4}$/, '')) || new Set(lower).size < 3;
}

/** `path` is the field that the refusal names. @throws DomainError auth/password-too-common */
export function demandUncommon(password: string, path = 'password'): void {
  if (!isCommonPassword(password)) return;
  throw new DomainError('auth/password-too-common', 'Too many people use this password.', {
    detail: [{ path, message: 'too common' }],
  });
}
