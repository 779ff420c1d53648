import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buttonKeys } from './button-keys.rules.mjs';
import { mostPixels, widthProblem } from './buttons.mjs';
import { textWidth } from './text-width.mjs';

const PAGE = `
  export function Page() {
    const { t } = useTranslation('barn');
    const opened = t('notOnAButton');
    return (
      <>
        <p>{t('text')}</p>
        <Button aria-label={t('spoken')}>{isBusy ? t('saving') : t('save', { count: 2 })}<Mark>{t('mark')}</Mark></Button>
        <LinkButton to="barn"><Icon name="add" /> {t('open')}</LinkButton>
      </>
    );
  }`;

test('what stands on buttons and links like them is found, and nothing beside it', () => {
  assert.deepEqual(
    buttonKeys(PAGE, 'mf-farm').filter(name => name.startsWith('mf-farm/')),
    ['mf-farm/barn:saving', 'mf-farm/barn:save', 'mf-farm/barn:open'],
  );
});

test('each script of the site is measured by its own letters, others as squares', () => {
  // As Chromium draws them, semi-bold at 16 pixels, to a pixel.
  assert.equal(Math.round(textWidth('Log In')), 44);
  assert.equal(textWidth('日本語'), 48);
  for (const text of ['Каталог', 'תפריט', 'تسجيل', 'ไทย', 'हिन्दी', 'Ελληνικά', 'Tiếng'])
    assert.ok(textWidth(text) < [...text].length * 14, text);
  assert.equal(textWidth('Save', 32), 2 * textWidth('Save'));
});

test('a button has room for twice the English and a word, and never for more than a phone is wide', () => {
  const buttons = new Set(['mf-farm/barn:save', 'mf-farm/barn:long']);
  const told = (id, english, translation) => widthProblem({ id, english, translation }, { buttons });
  assert.equal(told('mf-farm/barn:save', 'Save', 'Speichern'), undefined);
  assert.match(told('mf-farm/barn:save', 'Save', 'Alles auf dem Rechner speichern'), /pixels wide/);
  assert.match(told('mf-farm/barn:save_other', 'Save', 'Alles auf dem Rechner speichern'), /pixels wide/);
  assert.equal(told('mf-farm/barn:text', 'Save', 'Alles auf dem Rechner speichern'), undefined);
  const long = 'Put everything away that is on the farm';
  assert.equal(mostPixels({ id: 'mf-farm/barn:long', english: long }, buttons), 320);
});
