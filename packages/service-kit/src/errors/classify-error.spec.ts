import { describe, expect, test } from '@jest/globals';
import { HttpException } from '@nestjs/common';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { classifyError } from './classify-error.ts';
import { DomainError } from './domain.error.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('classifyError', () => {
  test('keeps an expected failure unchanged', () => {
    const error = new DomainError('level/unknown-level', 'No such level.');
    expect(classifyError(error)).toBe(error);
  });

  test.each([
    [400, 'request/malformed'],
    [404, 'request/not-found'],
    [413, 'request/too-large'],
    [415, 'request/malformed'],
  ])('status %i is %s', (status, code) => {
    expect(classifyError(new HttpException('secret', status)).code).toBe(code);
    expect(classifyError(Object.assign(new Error('secret'), { statusCode: status })).code).toBe(code);
  });

  test.each(['ECONNREFUSED', '57P01', '08006'])('a database that is gone (%s) is 503', code => {
    expect(classifyError(withCode(code)).code).toBe('platform/not-ready');
  });

  test('so is a call for which no connection was free, also if its error is of another realm, as in a test', () => {
    const message = 'timeout exceeded when trying to connect';
    expect(classifyError(new Error(message)).code).toBe('platform/not-ready');
    expect(classifyError({ message }).code).toBe('platform/not-ready');
    expect(classifyError(undefined).code).toBe('request/unexpected');
  });

  test('so is a transaction whose connection broke, as TypeORM reports it', () => {
    expect(classifyError(new QueryRunnerAlreadyReleasedError()).code).toBe('platform/not-ready');
    expect(classifyError(new QueryRunnerProviderAlreadyReleasedError()).code).toBe('platform/not-ready');
  });

  test.each(['57014', '55P03', '40P01', '40001'])(
    'what waited too long for others (%s) may be tried again',
    code => {
      expect(classifyError(withCode(code))).toMatchObject({ code: 'platform/busy', retryAfter: 2 });
    },
  );

  test.each(['53100', '25006'])('a database that cannot save (%s) says so', code => {
    expect(classifyError(withCode(code))).toMatchObject({ code: 'platform/cannot-save', retryAfter: 30 });
  });

  test.each(['22021', '22P05'])("a text that the database cannot store (%s) is the caller's", code => {
    expect(classifyError(withCode(code)).code).toBe('request/malformed');
  });

  test('anything else is unexpected and reveals nothing', () => {
    const failure = classifyError(new Error('password=1234'));
    expect(failure.code).toBe('request/unexpected');
    expect(JSON.stringify({ ...failure, message: failure.message })).not.toContain('1234');
  });
});
