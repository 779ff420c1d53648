import { expect, test } from '@jest/globals';
import { statementName } from './statement-name.rules.ts';

test.each([
  ['select 1', 'select'],
  [
    'SELECT "User"."id" AS "User_id" FROM "account"."users" "User" WHERE (("User"."email" = $1))',
    'select account.users',
  ],
  ['\n  insert into learning.runs (id) values ($1)', 'insert learning.runs'],
  ['delete from only jobs.job where id = $1', 'delete jobs.job'],
  ['with leased as (update account.emails set x = 1) select * from leased', 'update account.emails'],
  ['with a as (select 1 from payment.facts) select * from a', 'select payment.facts'],
  [`select 'from rosa.climber'`, 'select'],
  ['begin; set local statement_timeout = 5000', 'begin'],
  ["notify stream, 'rosa'", 'other'],
  ['copy account.users from stdin', 'other'],
  ['', 'other'],
])('%j is %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});
