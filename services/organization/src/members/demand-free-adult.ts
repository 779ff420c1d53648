import type { DescribedAdult } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';

type Adult = NonNullable<DescribedAdult['adult']>;

/** Returns an adult who may come to a school. @throws DomainError auth/email-not-confirmed, organization/has-students */
export function demandFreeAdult(adult: DescribedAdult['adult']): Adult {
  if (!adult) throw new DomainError('auth/email-not-confirmed', 'The address has to be confirmed first.');
  if (!adult.has_students) return adult;
  throw new DomainError('organization/has-students', 'An account with students of its own does not teach.');
}
