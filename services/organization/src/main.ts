import { runProcess, startAlone } from '@burrow/service-kit';
import { readOrganizationEnv } from './config/env.ts';
import { createOrganization } from './create-organization.ts';

await runProcess(async () => startAlone('organization', readOrganizationEnv(), createOrganization));
