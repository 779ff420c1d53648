import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { Statement } from '../../database/sql.ts';
import { declaredRows } from './declared-rows.ts';
import { rowFaults } from './row-faults.rules.ts';
import { StatementDescriber } from './statement-describer.ts';

/** The statements that a file exports: each by itself, in a list, or in a table, whose rows are whatever they are. */
const statementsIn = (exported: Record<string, unknown>): (readonly [string, Statement<object>])[] =>
  Object.entries(exported).flatMap(([name, value]) =>
    [value instanceof Statement ? value : Object.values(value ?? {})]
      .flat()
      .flatMap(each => (each instanceof Statement ? [[name, each] as const] : [])),
  );

const isTable = (value: unknown): boolean => !(value instanceof Statement) && !Array.isArray(value);

/**
 * Asks the migrated database about every statement below a folder: whether it can run, and whether its rows are what
 * the code declares, by name, type and null. Returns what is wrong, a line each.
 *
 * @param client of the service's own test database
 */
export async function statementFaults(folder: string, client: pg.Client): Promise<string[]> {
  const describer = await StatementDescriber.on(client);
  const faults: string[] = [];
  for (const file of globSync('**/*.queries.ts', { cwd: folder }).toSorted()) {
    const rows = declaredRows(path.join(folder, file));
    const exported = (await import(pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>;
    for (const [name, statement] of statementsIn(exported)) {
      const found = await describer.describe(statement.text).then(
        columns => rowFaults(rows.get(name) ?? new Map(), isTable(exported[name]) ? [] : columns),
        (error: unknown) => [error instanceof Error ? error.message : String(error)],
      );
      faults.push(...found.map(fault => `${file} ${name}: ${fault}`));
    }
  }
  return faults;
}
