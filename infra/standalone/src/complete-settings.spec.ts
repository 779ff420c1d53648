import { describe, expect, test } from '@jest/globals';
import { readStandaloneEnv } from './env.ts';
import { completeSettings } from './complete-settings.ts';

const outboxOf = (source: Record<string, string>) => completeSettings(readStandaloneEnv(source)).OUTBOX;

describe('mails are shown instead of sent', () => {
  test.each([
    [{}, 'on'],
    [{ HOST: '0.0.0.0' }, 'off'],
    [{ TRUST_PROXY: 'loopback' }, 'off'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'off'],
    [{ OUTBOX: 'off' }, 'off'],
    [{ HOST: '0.0.0.0', OUTBOX: 'on' }, 'on'],
  ])('%j: %s', (source, expected) => {
    expect(outboxOf(source as Record<string, string>)).toBe(expected);
  });
});

test('links in mails lead here unless configured otherwise', () => {
  expect(completeSettings(readStandaloneEnv({ PORT: '8123' })).PUBLIC_URL).toBe('http://localhost:8123');
  const PUBLIC_URL = 'https://school.example';
  expect(completeSettings(readStandaloneEnv({ PUBLIC_URL })).PUBLIC_URL).toBe(PUBLIC_URL);
});

test.each([
  [{}, 0],
  [{ HOST: '0.0.0.0' }, 5_000],
  [{ TRUST_PROXY: 'loopback' }, 5_000],
  [{ HOST: '0.0.0.0', DRAIN_MS: '0' }, 0],
])('if there may be a balancer, it has time to notice the end: %j, %s ms', (source, expected) => {
  expect(completeSettings(readStandaloneEnv(source as Record<string, string>)).DRAIN_MS).toBe(expected);
});
