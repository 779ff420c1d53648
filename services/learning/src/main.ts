import { runProcess, startAlone } from '@burrow/service-kit';
import { readLearningEnv } from './config/env.ts';
import { createLearning } from './create-learning.ts';

await runProcess(async () => {
  const env = readLearningEnv();
  return startAlone('learning', env, parts => createLearning({ ...parts, settings: env }));
});
