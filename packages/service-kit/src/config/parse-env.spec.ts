import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { DatabaseUrlSchema, PortSchema, SecretSchema } from './env.schema.ts';
import { parseEnv } from './parse-env.ts';
import { SettingError } from './setting.error.ts';

const Schema = z.object({ PORT: PortSchema, DATABASE_URL: DatabaseUrlSchema, SECRET: SecretSchema });
const good = { PORT: '8080', DATABASE_URL: 'postgres://u:p@h/d', SECRET: 's'.repeat(32) };

describe('parseEnv', () => {
  test('reads good settings and leaves the rest of the environment alone', () => {
    expect(parseEnv(Schema, { ...good, HOME: '/root' })).toEqual({ ...good, PORT: 8080 });
  });

  test('names every bad key without its value', () => {
    const bad = { PORT: '99999', DATABASE_URL: 'mysql://geheim', SECRET: 'kurz' };
    expect(() => parseEnv(Schema, bad)).toThrow(SettingError);
    const message = messageOf(() => parseEnv(Schema, bad));
    for (const key of Object.keys(bad)) expect(message).toContain(key);
    for (const value of Object.values(bad)) expect(message).not.toContain(value);
  });

  test('a secret may be several keys, each of which is long enough', () => {
    const SECRETS = `${'n'.repeat(32)},${'o'.repeat(32)}`;
    expect(parseEnv(Schema, { ...good, SECRET: SECRETS }).SECRET).toBe(SECRETS);
    expect(messageOf(() => parseEnv(Schema, { ...good, SECRET: `${'n'.repeat(32)},short` }))).toContain(
      'SECRET',
    );
  });

  test('an empty value counts as missing', () => {
    expect(messageOf(() => parseEnv(Schema, { ...good, PORT: '' }))).toContain('PORT is missing');
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing was thrown');
}
