import { readFileSync } from 'node:fs';
import { z } from 'zod';

const PACKAGE = new URL('../../package.json', import.meta.url);

/** The version of what all services are built with, which is that of the program. */
export const programVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version;
