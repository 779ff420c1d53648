import { runProcess, startAlone } from '@burrow/service-kit';
import { readOrganizationEnv } from './config/env.ts';
import { createOrganization } from './create-organization.ts';

await runProcess(async () => {
  const env = readOrganizationEnv();
  return startAlone('organization', env, parts => createOrganization({ ...parts, settings: env }));
});
