import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressByPlace, addressProblem, neighbourAddressProblem, unusedAddress } from './address.rules.mjs';

const texts = (part, translation) =>
  Array.from({ length: 100 }, () => ({ id: 'area:text', part, translation }));
const ENTRIES = [...texts('adults', 'Prüfen Sie Ihre Angaben'), ...texts('lessons', 'Schau auf deinen Plan')];
const unused = unusedAddress(ENTRIES, 'de');
const told = (part, translation) =>
  addressProblem({ id: 'area:text', part, translation }, { code: 'de', unused });

test('a form of address that texts for such readers never have is told', () => {
  assert.match(told('adults', 'Prüf deine Angaben'), /familiar/);
  assert.match(told('lessons', 'Schauen Sie auf den Plan'), /polite/);
  assert.equal(told('lessons', 'Schau auf deinen Plan. Sie ist dort.'), undefined);
  assert.equal(told('adults', 'Prüfen Sie Ihre Angaben'), undefined);
  assert.equal(told('legal', 'Du und Sie'), undefined);
});

test('a gender of the reader is told where no text has one', () => {
  const polish = unusedAddress(texts('child', 'Poziom ukończony'), 'pl');
  const gender = translation =>
    addressProblem({ id: 'area:text', part: 'child', translation }, { code: 'pl', unused: polish });
  assert.match(gender('Ukończyłaś poziom'), /gender/);
  assert.equal(gender('Poziom ukończony'), undefined);
});

test('what only children read is none of the rest of its part, where adults log in', () => {
  const all = ['tutor:', 'mf-account/'].flatMap(area =>
    texts('child', area === 'tutor:' ? 'Twój program' : 'Państwa szkoła').map(entry => ({
      ...entry,
      id: area,
    })),
  );
  const polite = (id, translation) =>
    addressProblem({ id, part: 'child', translation }, { code: 'pl', unused: unusedAddress(all, 'pl') });
  assert.match(polite('tutor:findings', 'W Państwa programie'), /polite/);
  assert.equal(polite('mf-account/login:text', 'Państwa szkoła'), undefined);
  assert.equal(polite('tutor:findings', 'Program mówi, jakie to państwo'), undefined);
});

test('few texts say nothing about the others', () => {
  assert.equal(unusedAddress(ENTRIES.slice(0, 50), 'de').size, 0);
});

test('a text that speaks otherwise than those next to it is told', () => {
  const text = (name, translation) => ({ id: `mf-account/profile:my.${name}`, part: 'adults', translation });
  const others = [text('a', 'Twój kot'), text('b', 'Twoje hasło'), text('c', 'Zapisz')];
  const told = entry =>
    neighbourAddressProblem(entry, { code: 'pl', addresses: addressByPlace([...others, entry], 'pl') });
  assert.match(told(text('d', 'Jeśli Państwo je zapomną')), /next to it/);
  assert.equal(told(text('d', 'Jeśli zapomnisz, masz twoje')), undefined);
  assert.equal(told({ ...text('d', 'Państwa'), id: 'mf-account/profile:other.d' }), undefined);
});
