import { DomainError, type Identity } from '@burrow/service-kit';

/** The id of the account that is signed in. @throws DomainError auth/not-signed-in */
export function demandUser({ user }: Identity): string {
  if (user === null) throw new DomainError('auth/not-signed-in', 'Nobody is signed in.');
  return user;
}
