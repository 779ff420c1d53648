import { DomainError, type Identity } from '@burrow/service-kit';
import { mayActAsOwner } from './owner.rules.ts';

/** @throws DomainError auth/forbidden for somebody who impersonates */
export function demandOwner(identity: Identity): void {
  if (!mayActAsOwner(identity)) throw new DomainError('auth/forbidden', 'Only the owner may do this.');
}
