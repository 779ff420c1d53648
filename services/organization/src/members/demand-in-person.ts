import { DomainError, type Identity } from '@burrow/service-kit';

/** Returns who is calling: nobody binds somebody else to a school, nor takes them from it, by acting as them. @throws DomainError auth/forbidden */
export function demandInPerson({ user, impersonator }: Pick<Identity, 'user' | 'impersonator'>): string {
  if (user !== null && impersonator === null) return user;
  throw new DomainError('auth/forbidden', 'People do this for themselves.');
}
