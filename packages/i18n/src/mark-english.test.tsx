import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { addTexts, startI18n, type Texts } from './texts.ts';
import { Trans } from './trans.tsx';

const GERMAN: Texts = {
  hello: 'Hallo',
  bye: 'Goodbye, {{name}}',
  eggs_one: '{{count}} egg',
  eggs_other: '{{count}} eggs',
  terms: 'Read the <link>rules</link> first',
  '@english': ['bye', 'eggs', 'terms'],
} as unknown as Texts;

function Shown({ text, count = 1 }: { readonly text: string; readonly count?: number }) {
  const { t } = useTranslation('barn');
  return <p>{t(text, { name: 'Ada', count })}</p>;
}

let root: Root;

beforeAll(async () => {
  await startI18n('de');
  await addTexts('barn', async () => ({ default: GERMAN }));
});

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
});

afterEach(() => act(() => root.unmount()));

/** Renders, and lets the observer of the page see it. */
async function show(page: React.ReactNode): Promise<string> {
  await act(async () => root.render(page));
  return document.querySelector('main')!.innerHTML.replaceAll(' data-english=""', '');
}

test('a text without a translation is marked as English, with its values, a translated one is not', async () => {
  expect(await show(<Shown text="bye" />)).toBe('<p lang="en">Goodbye, Ada</p>');
  expect(await show(<Shown text="hello" />)).toBe('<p>Hallo</p>');
});

test('each form of a counted word is marked', async () => {
  expect(await show(<Shown text="eggs" count={1} />)).toBe('<p lang="en">1 egg</p>');
  expect(await show(<Shown text="eggs" count={2} />)).toBe('<p lang="en">2 eggs</p>');
});

test('a text with parts is marked around and inside of them', async () => {
  function Terms() {
    const { t } = useTranslation('barn');
    return (
      <p>
        <Trans text={t('terms')} parts={{ link: inside => <a href="/tos">{inside}</a> }} />
      </p>
    );
  }
  expect(await show(<Terms />)).toBe('<p lang="en">Read the <a href="/tos" lang="en">rules</a> first</p>');
});

test('what is taken from English, since a language did not load, is marked', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await addTexts('field', async code => {
    if (code === 'de') throw new Error('offline');
    return { default: { corn: 'Corn' } };
  });
  function Corn() {
    return <p>{useTranslation('field').t('corn')}</p>;
  }
  expect(await show(<Corn />)).toBe('<p lang="en">Corn</p>');
});
