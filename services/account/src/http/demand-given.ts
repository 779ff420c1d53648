import { DomainError } from '@burrow/service-kit';

/** Returns what a call has in its body or in its query. @throws DomainError request/invalid if it has neither */
export function demandGiven<Value>(path: string, ...places: (Value | null | undefined)[]): Value {
  const given = places.find(value => value !== undefined && value !== null);
  if (given !== undefined && given !== null) return given;
  throw new DomainError('request/invalid', 'The request does not match its schema.', {
    detail: [{ path, message: 'is missing' }],
  });
}
