import { DomainError, type Identity } from '@burrow/service-kit';

/** Returns the id of the account that is logged in. @throws DomainError auth/not-logged-in */
export function demandUser({ user }: Identity): string {
  if (user === null) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
  return user;
}
