import { readFileSync } from 'node:fs';
import { parseEnv } from './parse-env.ts';
import type { z } from 'zod';

/** Returns the `KEY=value` lines of an .env file, including keys that are commented out (`# KEY=value`). */
export function readEnvExample(file: URL | string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const pairs = lines.flatMap(line => {
    const match = /^(?:# ?)?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line.trim());
    return match ? [[match[1], match[2]] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * Returns what is wrong with an .env.example: keys that are in the schema but not in the file, or the other way round.
 * @throws SettingError when its values do not match the schema
 */
export function envExampleFaults(schema: z.ZodObject, file: URL | string): string[] {
  const example = readEnvExample(file);
  parseEnv(schema, example);
  const keys = Object.keys(schema.shape);
  return [
    ...keys.filter(key => !(key in example)).map(key => `${key} is not in the example`),
    ...Object.keys(example)
      .filter(key => !keys.includes(key))
      .map(key => `${key} is not a setting`),
  ];
}
