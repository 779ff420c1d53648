import { ONE_LINE_PATTERN, ORGANIZATION_SLUG_PATTERN, USERNAME_PATTERN } from '@burrow/contracts';
import type { z } from 'zod';

/** A text of the namespace `forms`, with the values of its placeholders. */
export interface IssueText {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type RawIssue = z.core.$ZodRawIssue;

const isEmpty = (value: unknown): boolean => value === '' || value === undefined || value === null;

/** Patterns that say which characters a text may contain. */
const TEXT_OF_PATTERN: ReadonlyMap<string, string> = new Map([
  [String(ONE_LINE_PATTERN), 'oneLine'],
  [String(USERNAME_PATTERN), 'username'],
  [String(ORGANIZATION_SLUG_PATTERN), 'slug'],
]);

/**
 * Returns the text for a value that a schema refused. A refinement may name its text by `params.text`.
 * An empty field is asked to be filled in, whichever rule refused it.
 */
export function issueText(issue: RawIssue): IssueText {
  const text = (key: string, params: IssueText['params'] = {}): IssueText => ({ key, params });
  if (issue.code === 'custom')
    return text(typeof issue.params?.['text'] === 'string' ? issue.params['text'] : 'invalid');
  if (isEmpty(issue.input)) return text('required');
  switch (issue.code) {
    case 'too_small':
      return text(issue.origin === 'string' ? 'tooShort' : 'tooSmall', { count: Number(issue.minimum) });
    case 'too_big':
      return text(issue.origin === 'string' ? 'tooLong' : 'tooBig', { count: Number(issue.maximum) });
    case 'invalid_type':
      return text(issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'invalid');
    case 'invalid_format':
      if (issue.format === 'email') return text('email');
      return text(TEXT_OF_PATTERN.get(String(issue['pattern'])) ?? 'invalid');
    case 'invalid_value':
      return text('choose');
    default:
      return text('invalid');
  }
}
