import type { Service, ServiceParts } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { fileURLToPath } from 'node:url';
import { createLearning } from '../src/index.ts';

export const CONTENT_FILE = fileURLToPath(new URL('./fixtures/content.json', import.meta.url));

/** Commands that collect the fixture's carrot. */
export const WINNING = [
  ['move_forward', 2, 1],
  ['collect', 'carrot', 2],
] as const;

/** Learning on the fixture's content and a database of its own. */
export function startLearning(addressLimit = 100_000): Promise<TestService> {
  const create = (parts: ServiceParts & { identitySecret: string }): Promise<Service> =>
    createLearning({ ...parts, settings: { CONTENT_FILE, ADDRESS_RUNS_PER_DAY: addressLimit } });
  return startForTest(create);
}
