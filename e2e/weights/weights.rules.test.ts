import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintsOf, renewed, type Limit, type Weight } from './weights.rules.ts';

const weight = (kilobytes: number, phone = 0): Weight => ({
  kilobytes,
  shift: { desktop: 0, phone },
  parts: { 'shell: base (js)': 200, 'mf-account: zod (js)': kilobytes - 200 },
});
const limit = (kilobytes: number, rest: Partial<Limit> = {}): Limit => ({
  kilobytes,
  parts: { 'shell: base (js)': 200 },
  ...rest,
});

test('a page within its limit, and half a percent above it, is fine', () => {
  assert.deepEqual(complaintsOf({ login: weight(350) }, { login: limit(350) }), []);
  assert.deepEqual(complaintsOf({ login: weight(351.7) }, { login: limit(350) }), []);
});

test('a page above its limit is named, with what grew', () => {
  assert.deepEqual(complaintsOf({ login: weight(352) }, { login: limit(350) }), [
    'login weighs 352 KB, its limit is 350 KB. In KB: mf-account: zod (js) is new with 152',
  ]);
  const parts = { 'shell: base (js)': 200, 'mf-account: zod (js)': 120 };
  assert.match(
    complaintsOf({ login: weight(352) }, { login: limit(350, { parts }) }).join(),
    /zod \(js\) from 120 to 152$/,
  );
});

test('a page without a limit is named', () => {
  assert.deepEqual(complaintsOf({ login: weight(350) }, {}), ['login has no limit: it weighs 350 KB']);
});

test('a page that moves more than any should, or more than it did, is named', () => {
  assert.deepEqual(complaintsOf({ login: weight(350, 0.1) }, { login: limit(350) }), []);
  assert.deepEqual(complaintsOf({ login: weight(350, 0.11) }, { login: limit(350) }), [
    'login moves by 0.11 on a phone while it loads, its limit is 0.1',
  ]);
  const known = { login: limit(350, { shift: { phone: 0.3 } }) };
  assert.deepEqual(complaintsOf({ login: weight(350, 0.31) }, known), []);
  assert.match(complaintsOf({ login: weight(350, 0.33) }, known).join(), /its limit is 0.3$/);
});

test('limits are lowered to what was reached, and raised only where that is said', () => {
  const known = { login: limit(350, { shift: { phone: 0.3 } }), terms: limit(300) };
  const measured = { login: weight(340, 0.25), terms: weight(310) };
  const lowered = renewed(known, measured, []);
  assert.equal(lowered['login']?.kilobytes, 340);
  assert.deepEqual(lowered['login']?.shift, { phone: 0.3 });
  assert.deepEqual(lowered['login']?.parts, measured.login.parts);
  assert.deepEqual(lowered['terms'], known.terms);
  assert.equal(renewed(known, measured, ['terms'])['terms']?.kilobytes, 310);
});

test('what a page moves is renewed only where that is said', () => {
  const known = { login: limit(350, { shift: { phone: 0.3 } }) };
  assert.deepEqual(renewed(known, { login: weight(350, 0.05) }, [])['login']?.shift, { phone: 0.3 });
  assert.equal(renewed(known, { login: weight(350, 0.05) }, ['login'])['login']?.shift, undefined);
  assert.deepEqual(renewed(known, { login: weight(350, 0.4) }, ['login'])['login']?.shift, { phone: 0.4 });
  assert.equal(renewed({ login: limit(350) }, { login: weight(350, 0.4) }, [])['login']?.shift, undefined);
});

test('a page that has no limit yet gets what it weighs', () => {
  assert.equal(renewed({}, { login: weight(350, 0.4) }, [])['login']?.kilobytes, 350);
  assert.deepEqual(renewed({}, { login: weight(350, 0.4) }, [])['login']?.shift, { phone: 0.4 });
});
