// The dialog of a completed level (mf-play) names badges as their page (mf-quiz) does: no area reads another's texts.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

const readTexts = path => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const PAGE = 'mf-quiz/src/locales/badges';
const DIALOG = 'mf-play/src/locales/play-dialogs';

for (const file of readdirSync(new URL(`../${PAGE}`, import.meta.url))) {
  test(`badges have the same names in both areas: ${file}`, () => {
    const page = Object.entries(readTexts(`${PAGE}/${file}`)).filter(([, text]) => text.name);
    assert.ok(page.length > 0);
    assert.deepEqual(
      readTexts(`${DIALOG}/${file}`).complete.earned.names,
      Object.fromEntries(page.map(([id, { name }]) => [id, name])),
    );
  });
}
