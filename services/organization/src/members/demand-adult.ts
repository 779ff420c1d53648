import type { DescribedAdult } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';

type Adult = NonNullable<DescribedAdult['adult']>;

/** Returns an adult who may come to a school. @throws DomainError auth/email-not-confirmed */
export function demandAdult(adult: DescribedAdult['adult']): Adult {
  if (adult) return adult;
  throw new DomainError('auth/email-not-confirmed', 'The address has to be confirmed first.');
}
