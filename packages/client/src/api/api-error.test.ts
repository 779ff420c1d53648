import { expect, test } from '@jest/globals';
import { toApiError } from './api-error.ts';

const answer = (code: string, more = {}) => ({
  code,
  message: 'm',
  params: {},
  requestId: 'r1',
  detail: null,
  ...more,
});

test.each([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [422, 'Validation Error'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
])('%i is called %s', (status, name) => {
  expect(toApiError({ status, data: answer('request/unexpected') })).toMatchObject({ status, name });
});

test('a status without a standard name gives the status and the body', () => {
  expect(toApiError({ status: 418, data: 'teapot' })).toMatchObject({ name: 'Error', message: '418 teapot' });
});

test('the code, its params and the request id are kept', () => {
  const error = toApiError({
    status: 403,
    data: answer('level/no-attempts-left', { params: { limit: 10 } }),
  });
  expect(error).toMatchObject({ code: 'level/no-attempts-left', params: { limit: 10 }, requestId: 'r1' });
});

test('the fields of a 422 are separate from a detail message', () => {
  const fields = [{ path: 'level_slug', message: 'Required' }];
  expect(toApiError({ status: 422, data: answer('request/invalid', { detail: fields }) })).toMatchObject({
    fields,
    detail: null,
  });
  expect(
    toApiError({ status: 403, data: answer('auth/forbidden', { detail: 'Your class is not there yet.' }) }),
  ).toMatchObject({
    fields: [],
    detail: 'Your class is not there yet.',
  });
});

test('the time until the next attempt is read from the answer', () => {
  const refused = { status: 429, data: answer('auth/too-many-attempts') };
  expect(toApiError(refused, new Headers({ 'retry-after': '90' })).retryAfter).toBe(90);
  expect(toApiError(refused, new Headers()).retryAfter).toBeNull();
});

test('no answer at all is a network error', () => {
  expect(toApiError({ status: 'FETCH_ERROR', error: 'offline' })).toMatchObject({
    status: 0,
    code: 'network',
  });
});

test('an answer that is not JSON keeps its status', () => {
  const error = toApiError({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'x' });
  expect(error).toMatchObject({ status: 502, name: 'Bad Gateway', code: 'request/unexpected' });
});
