import { runProcess, startAlone } from '@burrow/service-kit';
import { readAssistantEnv } from './config/env.ts';
import { createAssistant } from './create-assistant.ts';

await runProcess(async () => {
  const env = readAssistantEnv();
  return startAlone('assistant', env, parts => createAssistant({ ...parts, settings: env }));
});
