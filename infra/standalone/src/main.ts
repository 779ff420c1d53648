import { runProcess } from '@burrow/service-kit';
import { readStandaloneEnv } from './env.ts';
import { startPlatform } from './start-platform.ts';

await runProcess(() => startPlatform(readStandaloneEnv()));
