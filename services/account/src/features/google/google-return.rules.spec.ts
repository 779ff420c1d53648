import { expect, test } from '@jest/globals';
import { pageAfterGoogle } from './google-return.rules.ts';

const way = { page: 'login', language: 'ar', next: null } as const;

test.each([
  ['the page where it began is told of a failure', way, 'failed', '/ar/login?google=failed'],
  ['so is the profile', { ...way, page: 'profile/details' }, 'taken', '/ar/profile/details?google=taken'],
  ['a password is asked for at log-in', { ...way, page: 'signup' }, 'link', '/ar/login?google=link'],
  ['what a first account needs, at sign-up', way, 'new', '/ar/signup?google=new'],
  ['the page that somebody came for goes along', { ...way, next: 'play/python/a?b=1' }, 'new', '/ar/signup?google=new&next=%2Fplay%2Fpython%2Fa%3Fb%3D1'],
] as const)('%s', (_, from, note, page) => expect(pageAfterGoogle(from, note)).toBe(page)); // prettier-ignore
