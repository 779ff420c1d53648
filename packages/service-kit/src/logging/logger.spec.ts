import { expect, test } from '@jest/globals';
import { memoryLog } from '../testing/index.ts';

test('secrets do not get into a line', () => {
  const { logger, lines } = memoryLog();
  logger.info(
    { password: 'p4ss', body: { code: 'print(1)' }, user: { email: 'a@b.c', token: 't0ken' } },
    'hello',
  );
  const error = Object.assign(new Error('failed'), {
    parameters: ['learner text'],
    detail: 'Key (x)=(learner text)',
  });
  logger.error({ err: error }, 'query failed');
  const text = lines.join('');
  expect(text).toContain('hello');
  expect(text).toContain('failed');
  for (const secret of ['p4ss', 'print(1)', 'a@b.c', 't0ken', 'learner text'])
    expect(text).not.toContain(secret);
});

test('an error that is a plain copy keeps its reason, and nothing of what is attached to it', () => {
  const { logger, lines } = memoryLog();
  const error = new Error('connect ECONNREFUSED 127.0.0.1:5432');
  const copy = {
    code: 'ECONNREFUSED',
    message: error.message,
    stack: error.stack,
    queue: 'mails',
    detail: 'learner text',
  };
  logger.warn({ err: copy }, 'database connection lost');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: error.message, reason: 'ECONNREFUSED' },
  });
  expect(lines[0]).not.toContain('learner text');
});
