import type { Certificate } from '@burrow/contracts';
import { inLanguage } from '@burrow/contracts/read-texts';
import { expect, test } from '@jest/globals';
import { certificateDocument } from './certificate-document.rules.ts';
import { CERTIFICATE_TEXTS } from './certificate.texts.ts';

const CERTIFICATE: Certificate = {
  id: 'k7m2np4rst6vwx8yz0ab',
  kind: 'chapter',
  course_id: 'python',
  course_name: 'Beginner Python Development Course',
  chapter_id: 1,
  chapter_name: 'Loops',
  issued_at: '2026-11-25T23:30:00.000Z',
  revoked_at: null,
  name: 'A. L.',
  shown_name: 'initials',
  may_choose_name: false,
};
const picture = { format: 'svg', bytes: new Uint8Array() } as const;
const made = (more: Partial<Certificate> = {}, language = 'en', timeZone?: string) =>
  certificateDocument(
    { ...CERTIFICATE, ...more },
    {
      language,
      timeZone,
      texts: inLanguage(CERTIFICATE_TEXTS, language),
      publicUrl: 'https://burrow.example',
      chapters: ['Loops', 'Lists'],
      pictures: { emblem: picture, logo: picture },
    },
  );

test('a chapter’s page says what was learnt, when, and where it can be checked', () => {
  expect(made()).toMatchObject({
    dir: 'ltr',
    checkUrl: 'https://burrow.example/en/certificate/k7m2np4rst6vwx8yz0ab',
    texts: {
      name: 'A. L.',
      what: 'Loops, a chapter of Beginner Python Development Course',
      issuedOn: { label: 'Date', value: 'November 25, 2026' },
      number: { label: 'Number', value: 'K7M2N-P4RST-6VWX8-YZ0AB' },
    },
  });
  expect(made().chapters).toBeUndefined();
});

test('a course’s page names its chapters; in Arabic it runs from right to left', () => {
  const page = made({ kind: 'course', chapter_id: null, chapter_name: null }, 'ar');
  expect(page.texts.what).toContain('Beginner Python Development Course');
  expect(page).toMatchObject({ dir: 'rtl', chapters: ['Loops', 'Lists'], texts: { title: 'شهادة إتمام' } });
});

test.each([
  ['Asia/Tokyo', 'November 26, 2026'],
  ['America/New_York', 'November 25, 2026'],
  ['Moon/Crater', 'November 25, 2026'],
  [undefined, 'November 25, 2026'],
])('the date is the day of whoever opens it: in %s %s', (zone, day) => {
  expect(made({}, 'en', zone).texts.issuedOn.value).toBe(day);
});

test('the print of the family has the whole name, that of others as much as is shown', () => {
  expect(made({ printed_name: 'Ada Lovelace' }).texts.name).toBe('Ada Lovelace');
  expect(made({ printed_name: 'A. L.' }).texts.name).toBe('A. L.');
});

test('without a name it is a student’s', () => {
  expect(made({ name: null, printed_name: null }).texts.name).toBe('A Burrow student');
});

test('the school stands below the name, and nothing where it is not told', () => {
  expect(made({ school: '桜小学校' }).texts.school).toBe('桜小学校');
  expect(made({ school: null }).texts).not.toHaveProperty('school');
});
