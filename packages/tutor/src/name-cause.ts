import { MAX_CODE_LENGTH } from '@burrow/contracts/code-length';
import { suggest } from './choose-edit.ts';
import { makeContext } from './context.ts';
import { findingOf } from './rules/registry.ts';
import type { Finding, TutorRequest } from './tutor.types.ts';

/**
 * Returns what is wrong with a program, without words for the learner: the kind that advice would have, and the line of
 * the code, from 1, if it is about one. It runs no learner's code and never throws.
 */
export function nameCause(request: TutorRequest): Pick<Finding, 'kind' | 'line'> {
  const code = request.code.slice(0, MAX_CODE_LENGTH).replaceAll('\r\n', '\n');
  const context = makeContext({ ...request, code });
  const { kind, line } = suggest(context, findingOf(context)).finding;
  return { kind, line };
}
