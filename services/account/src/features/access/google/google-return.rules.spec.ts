import { expect, test } from '@jest/globals';
import { pageAfterGoogle } from './google-return.rules.ts';

const way = { page: 'login', language: 'ar', next: null } as const;

test.each([
  ['a failure returns to the page where it began', way, 'failed', '/ar/login?google=failed'],
  ['so is the profile', { ...way, page: 'profile/details' }, 'taken', '/ar/profile/details?google=taken'],
  ['the password is requested on the log-in page', { ...way, page: 'signup' }, 'link', '/ar/login?google=link'],
  ['what a first account needs, on the sign-up page', way, 'new', '/ar/signup?google=new'],
  ['the page that somebody wanted is kept', { ...way, next: 'play/python/a?b=1' }, 'new', '/ar/signup?google=new&next=%2Fplay%2Fpython%2Fa%3Fb%3D1'],
] as const)('%s', (_, from, note, page) => expect(pageAfterGoogle(from, note)).toBe(page)); // prettier-ignore
