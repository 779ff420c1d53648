import { fileURLToPath } from 'node:url';
import type { Service } from '../../http/service.ts';
import type { ServiceParts } from '../../process/start-alone.ts';
import { startForTest } from '../service.harness.ts';
import { plainStatementFaults } from './plain-statement-faults.ts';
import { statementFaults } from './statement-faults.ts';

/**
 * Starts a service on a database of its own, so that its migrations run, and asks that database about every statement
 * of the service. Returns what is wrong, and what a repository would do, a line each.
 *
 * @example
 * test('the rows of every statement are what the database says', async () => {
 *   expect(await serviceStatementFaults(createLearning, new URL('../src', import.meta.url))).toEqual([]);
 * });
 *
 * @param sources the folder of its sources
 */
export async function serviceStatementFaults(
  create: (parts: ServiceParts) => Promise<Service>,
  sources: URL,
): Promise<string[]> {
  const service = await startForTest(create);
  try {
    const client = await service.connect();
    const faults = await statementFaults(fileURLToPath(sources), client).finally(() => client.end());
    return [...faults, ...(await plainStatementFaults(sources))];
  } finally {
    await service.close();
  }
}
