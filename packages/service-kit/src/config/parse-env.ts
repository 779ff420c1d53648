import type { z } from 'zod';
import { SettingError } from './setting.error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of the process. Nothing else reads `process.env`. */
export function readEnvironment(): Environment {
  // oxlint-disable-next-line no-restricted-properties -- the only place that may read it
  return process.env;
}

const withoutEmpty = (source: Environment): Environment =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));

/**
 * Reads settings with a schema. An empty value counts as missing.
 * @throws SettingError that names every bad key and what is expected, without its value
 */
export function parseEnv<Schema extends z.ZodObject>(
  schema: Schema,
  source: Environment = readEnvironment(),
): z.infer<Schema> {
  const result = schema.safeParse(withoutEmpty(source));
  if (result.success) return result.data;
  const reasons = result.error.issues.map(issue => {
    const key = issue.path.join('.');
    return withoutEmpty(source)[key] === undefined ? `${key} is missing` : `${key}: ${issue.message}`;
  });
  throw new SettingError(`Bad setting: ${[...new Set(reasons)].join('; ')}`);
}
