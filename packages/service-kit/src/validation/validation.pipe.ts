import { StandardSchemaValidationPipe } from '@nestjs/common';
import { DomainError } from '../errors/domain.error.ts';

type PathPart = PropertyKey | { readonly key: PropertyKey };
interface Issue {
  readonly message: string;
  readonly path?: readonly PathPart[] | undefined;
}

const MAX_FIELDS = 20;

const toField = (issue: Issue) => ({
  path: (issue.path ?? [])
    .map(part => String(typeof part === 'object' ? part.key : part))
    .join('.')
    .slice(0, 200),
  message: issue.message.slice(0, 300),
});

/** Returns the refusal of a request that does not match its schema: 422 with its fields. */
export const invalidRequest = (issues: readonly Issue[]): DomainError =>
  new DomainError('request/invalid', 'The request does not match its schema.', {
    detail: issues.slice(0, MAX_FIELDS).map(toField),
  });

/** Validates `@Body({ schema })`, `@Param({ schema })` and `@Query({ schema })`; a mismatch is a 422 with its fields. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({ exceptionFactory: invalidRequest });
}
