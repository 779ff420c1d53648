import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Report } from './problem.ts';

/** Reads files in one folder; whatever cannot be read is reported and undefined. */
export interface FileReader {
  readonly text: (file: string) => string | undefined;
  readonly json: <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema> | undefined;
  /** Names in a folder, sorted; none if it does not exist. */
  readonly names: (folder: string) => readonly string[];
}

export function createFileReader(root: string, report: Report): FileReader {
  const text = (file: string): string | undefined => {
    const path = join(root, file);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    report(file, '', 'is missing');
    return undefined;
  };
  const json: FileReader['json'] = (file, schema) => {
    const content = text(file);
    if (content === undefined) return undefined;
    let value: unknown;
    try {
      value = JSON.parse(content);
    } catch (error) {
      report(file, '', `is no JSON: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) report(file, issue.path.join('.'), issue.message);
    return undefined;
  };
  const names = (folder: string): readonly string[] => {
    const path = join(root, folder);
    return existsSync(path) ? readdirSync(path).toSorted() : [];
  };
  return { text, json, names };
}
