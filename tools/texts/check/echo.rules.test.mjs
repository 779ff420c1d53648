import assert from 'node:assert/strict';
import { test } from 'node:test';
import { echoProblem, sameTranslations } from './echo.rules.mjs';

const text = (id, english, translation) => ({ id, english, translation });
const OTHER = text('a:no', 'If you no longer need the plan, do nothing.', 'Nie trzeba nic robić.');
const told = entry => echoProblem(entry, { echoes: sameTranslations([OTHER, entry]) });

test('a translation that is that of another text is told', () => {
  assert.match(told(text('a:yes', 'The password was changed today.', OTHER.translation)), /a:no/);
  assert.equal(told(text('a:yes', 'Do nothing if you no longer need it.', OTHER.translation)), undefined);
  assert.equal(told(text('a:yes', 'The password was changed today.', 'Hasło zmienione.')), undefined);
});
