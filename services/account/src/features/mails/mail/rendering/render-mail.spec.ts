import { inLanguage } from '@burrow/contracts/read-texts';
import { describe, expect, test } from '@jest/globals';
import { currentTemplate } from './current-template.rules.ts';
import { MAIL_TEMPLATES, type MailTemplate } from '../mail-queue.service.ts';
import type { KeptMail } from './mail-content.ts';
import { greetableName, paragraphsOf } from './mail-params.rules.ts';
import { MAIL_TEXTS } from './mail.texts.ts';
import { renderMail } from './render-mail.ts';

const PUBLIC_URL = 'https://burrow.example';
const ID = '11111111-2222-4333-8444-555555555555';
const kept = (template: MailTemplate, more: Partial<KeptMail> = {}): KeptMail => ({
  id: ID,
  template,
  language: 'English',
  subject: null,
  params: { name: 'Ada', path: '/page?token=x', date: '2026-11-28T10:00:00.000Z' },
  is_news: false,
  ...more,
});

const keysOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value as object, `${before}${key}.`),
  );
const EN = inLanguage(MAIL_TEXTS, 'en');

describe('the texts', () => {
  test('exist for every template, and for no other', () => {
    expect(
      Object.keys(EN)
        .filter(key => key !== 'common')
        .toSorted(),
    ).toEqual([...new Set(MAIL_TEMPLATES.map(currentTemplate))].toSorted());
  });
});

describe.each(['English', 'Arabic'])('every template in %s', language => {
  test.each(MAIL_TEMPLATES)('%s', template => {
    const { subject, text, html } = renderMail(kept(template, { language }), PUBLIC_URL);
    expect(subject).not.toBe('');
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined|null|\[object/);
    for (const key of keysOf(EN)) expect(`${subject}${text}${html}`).not.toContain(key);
    expect(html).toContain(language === 'Arabic' ? 'dir="rtl"' : 'dir="ltr"');
    expect(text.includes(`${PUBLIC_URL}/`)).toBe(html.includes(`href="${PUBLIC_URL}/`));
  });
});

test('whatever is put into a mail is only text in its HTML', () => {
  const evil = '<script>alert("x")</script>\' & more';
  const params = { text: evil, organization: evil, page: evil, from: evil, path: `/x?y="><script>` };
  for (const template of MAIL_TEMPLATES) {
    const { html } = renderMail(kept(template, { params, subject: evil }), PUBLIC_URL);
    expect(html).not.toContain('<script');
  }
});

test('what is put into a mail cannot refer to other texts', () => {
  const params = { text: '$t(common.footer) {{name}}', name: 'Ada' };
  const { text } = renderMail(kept('news', { params, is_news: true }), PUBLIC_URL);
  expect(text).toContain('$t(common.footer) {{name}}');
});

test('the day of a deletion is written in the reader’s language', () => {
  expect(renderMail(kept('deletion-planned'), PUBLIC_URL).text).toContain('November 28, 2026');
});

describe('a name', () => {
  test.each(['Ada', 'Ada Lovelace', "D'Arcy O’Neill-Smith", 'Dr. Ada', 'آدا', '李小龍'])(
    '%s is greeted',
    name => {
      expect(greetableName(name)).toBe(name);
    },
  );

  test.each([
    'Win at evil.example', 'https://evil.example', 'www.evil.example', 'a@b.example', 'Call 0800 555', 'Really?!', 'Get 50% off',
    '<b>Ada</b>', 'x'.repeat(61), '', '   ',
  ])('%j is not', name => {
    expect(greetableName(name)).toBeNull();
  }); // prettier-ignore
});

test('paragraphs are separated by empty lines', () => {
  expect(paragraphsOf('one\nline\n\n \n two \n')).toEqual(['one\nline', 'two']);
  expect(paragraphsOf('')).toEqual([]);
});
