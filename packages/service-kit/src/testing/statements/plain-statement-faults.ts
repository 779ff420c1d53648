import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Statement } from '../../database/sql.ts';
import { isPlain } from './plain-statement.rules.ts';
import { reasonedStatements } from './reasoned-statements.ts';

const PLAIN = 'a repository does this; or say in the comment above it: SQL because …';

/** The texts of what a file exports: a statement or a text by itself, in a list, or in a table; not of prepared ones. */
const textsOf = (exported: unknown): string[] => {
  if (typeof exported === 'string') return [exported];
  if (exported instanceof Statement) return exported.name === undefined ? [exported.text] : [];
  return typeof exported === 'object' && exported !== null ? Object.values(exported).flatMap(textsOf) : [];
};

/**
 * Names the statements of a service that a repository would do and that do not say why they are SQL: a line each. What is
 * prepared is called most, and needs no reason.
 *
 * @param sources the folder of its sources
 */
export async function plainStatementFaults(sources: URL | string): Promise<string[]> {
  const folder = typeof sources === 'string' ? sources : fileURLToPath(sources);
  const faults: string[] = [];
  for (const file of globSync('**/*.queries.ts', { cwd: folder }).toSorted()) {
    const place = path.join(folder, file);
    const reasoned = reasonedStatements(place);
    const exported = (await import(pathToFileURL(place).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (!reasoned.has(name) && textsOf(value).some(isPlain)) faults.push(`${file} ${name}: ${PLAIN}`);
  }
  return faults;
}
