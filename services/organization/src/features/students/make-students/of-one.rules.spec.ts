import { DomainError } from '@burrow/service-kit';
import { expect, test } from '@jest/globals';
import { ofOne } from './of-one.rules.ts';

const LATER = 30;

test('a refusal of the only row names the field of the form', () => {
  const detail = [
    { path: 'students.0.username', message: 'Taken.' },
    { path: 'class_id', message: 'Unknown.' },
  ];
  const params = { left: 1 };
  const of = new DomainError('auth/username-taken', 'Taken.', { params, detail, retryAfter: LATER });
  const own = ofOne(of);
  expect(own).toBeInstanceOf(DomainError);
  expect(own).toMatchObject({
    code: 'auth/username-taken',
    message: 'Taken.',
    params,
    retryAfter: LATER,
    detail: [
      { path: 'username', message: 'Taken.' },
      { path: 'class_id', message: 'Unknown.' },
    ],
  });
});

test('what is no refusal of fields stays as it is', () => {
  const plain = new DomainError('auth/forbidden', 'No.');
  const bug = new TypeError('no field');
  expect(ofOne(plain)).toBe(plain);
  expect(ofOne(bug)).toBe(bug);
});
