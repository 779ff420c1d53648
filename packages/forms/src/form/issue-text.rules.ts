import type { z } from 'zod';

/** A text of the namespace `forms`, with what fills its places. */
export interface IssueText {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type RawIssue = z.core.$ZodRawIssue;

const isEmpty = (value: unknown): boolean => value === '' || value === undefined || value === null;

/**
 * What is told about a value that a schema refused. A refinement may name its text by `params.text`.
 * Whatever is left empty is asked for, whichever rule noticed.
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
      return text(issue.format === 'email' ? 'email' : 'invalid');
    case 'invalid_value':
      return text('choose');
    default:
      return text('invalid');
  }
}
