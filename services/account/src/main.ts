import { runProcess, startAlone } from '@burrow/service-kit';
import { readAccountEnv } from './config/env.ts';
import { createAccount } from './create-account.ts';

await runProcess(async () => {
  const env = readAccountEnv();
  return startAlone('account', env, parts => createAccount({ ...parts, settings: env }));
});
