import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTranslated, namespaceOf, partOf } from './names.rules.mjs';

for (const [file, name, part] of [
  ['mf-play/src/locales/play/en.json', 'mf-play/play', 'child'],
  ['packages/tutor/src/texts/locales/en.json', 'tutor', 'child'],
  ['packages/i18n/src/locales/shell/en.json', 'i18n/shell', 'child'],
  ['services/learning/src/features/earned/certificates/locales/en.json', 'learning/certificates', 'child'],
  ['services/account/src/features/mails/mail/locales/en.json', 'account/mail', 'adults'],
  ['mf-account/src/locales/account/en.json', 'mf-account/account', 'child'],
  ['mf-account/src/locales/profile/en.json', 'mf-account/profile', 'adults'],
  [
    'mf-organization/src/features/agreement/text/2026-11-23/en.json',
    'mf-organization/agreement/2026-11-23',
    'legal',
  ],
  ['mf-billing/src/locales/refund-policy/en.json', 'mf-billing/refund-policy', 'legal'],
  ['shell/src/pages/legal/tos/en.md', 'shell/tos', 'legal'],
  ['shell/src/pages/adults/parents/en.md', 'shell/parents', 'adults'],
  ['packages/content/quizzes/python/loops/en.json', 'quiz/python/loops', 'quizzes'],
  ['packages/content/guide/en/start.md', 'guide/en', 'guide'],
])
  test(`${file} is ${name}, for ${part}`, () => {
    assert.deepEqual([namespaceOf(file), partOf(file)], [name, part]);
  });

test('lists of words for names of users are no translations', () => {
  assert.equal(isTranslated('services/account/src/usernames/locales/en.json'), false);
  assert.equal(isTranslated('mf-play/src/locales/play/en.json'), true);
});
