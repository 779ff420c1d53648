export { readStandaloneEnv, type StandaloneEnv, StandaloneEnvSchema } from './env.ts';
export { startPlatform } from './start-platform.ts';
