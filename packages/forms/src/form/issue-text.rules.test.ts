import { expect, test } from '@jest/globals';
import { FullNameSchema, OrganizationSlugSchema, UsernameSchema } from '@burrow/contracts';
import { z } from 'zod';
import { issueText, type IssueText } from './issue-text.rules.ts';

function refusalOf(schema: z.ZodType, value: unknown): IssueText | undefined {
  const texts: IssueText[] = [];
  const error = (issue: z.core.$ZodRawIssue): string => {
    texts.push(issueText(issue));
    return 'told';
  };
  const result = schema.safeParse(value, { error });
  expect(result.error?.issues[0]?.message).toBe('told');
  return texts[0];
}

test.each<[string, z.ZodType, unknown]>([
  ['a short text', z.string().min(8), ''],
  ['an address', z.email(), ''],
  ['a pattern', z.string().regex(/^a$/), ''],
  ['a number', z.int(), null],
  ['a choice', z.enum(['a']), undefined],
])('%s that is missing is asked for', (_name, schema, value) => {
  expect(refusalOf(schema, value)?.key).toBe('required');
});

test.each<[z.ZodType, unknown, string, IssueText['params']]>([
  [z.string().min(8), 'abc', 'tooShort', { count: 8 }],
  [z.string().max(2), 'abc', 'tooLong', { count: 2 }],
  [z.int().min(4), 3, 'tooSmall', { count: 4 }],
  [z.int().max(19), 20, 'tooBig', { count: 19 }],
  [z.int(), Number.NaN, 'number', {}],
  [z.int(), 2.5, 'number', {}],
  [z.number(), 'b', 'number', {}],
  [z.string(), 7, 'invalid', {}],
  [z.strictObject({}), { more: 1 }, 'invalid', {}],
  [z.email(), 'a@', 'email', {}],
  [z.string().regex(/^a$/), 'b', 'invalid', {}],
  [UsernameSchema, 'ada lovelace', 'username', {}],
  [OrganizationSlugSchema, 'Hillbrook School', 'slug', {}],
  [FullNameSchema, 'Ada\u0007', 'oneLine', {}],
  [FullNameSchema, 'Ada\u202E', 'plain', {}],
  [z.enum(['a']), 'b', 'choose', {}],
  [z.string().refine(() => false), 'b', 'invalid', {}],
  [z.string().refine(() => false, { params: { text: 'notEqual' } }), 'b', 'notEqual', {}],
])('case %#', (schema, value, key, params) => {
  expect(refusalOf(schema, value)).toEqual({ key, params });
});
