import { expect, test } from '@jest/globals';
import { givenJobs } from './given-jobs.rules.ts';

const ID = '11111111-2222-3333-4444-555555555555';

test.each([
  [[], false, { what: 'queues' }],
  [['account-mail'], false, { what: 'list', queue: 'account-mail' }],
  [['retry', 'account-mail'], false, { what: 'retry', queue: 'account-mail', ids: null }],
  [['retry', 'account-mail', ID], false, { what: 'retry', queue: 'account-mail', ids: [ID] }],
  [['drop', 'account-mail', ID], false, { what: 'drop', queue: 'account-mail', ids: [ID] }],
  [['drop', 'account-mail'], true, { what: 'drop', queue: 'account-mail', ids: null }],
])('%j %s', (words, allFailed, expected) => {
  expect(givenJobs(words as string[], allFailed)).toEqual(expected);
});

test.each([
  [['drop', 'account-mail'], false],
  [['drop', 'account-mail', ID], true],
  [['drop'], true],
  [['retry'], false],
  [['retry', 'account-mail'], true],
  [['retry', 'account-mail', 'all'], false],
  [['account-mail', ID], false],
  [[], true],
])('%j %s is refused', (words, allFailed) => {
  expect(givenJobs(words, allFailed)).toBeNull();
});
