import { z } from 'zod';
import {
  CheckedImportSchema,
  CheckImportSchema,
  ImportStateSchema,
  StartImportSchema,
} from '../organization/import.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site', 'request/too-large', 'gateway/service-down'] as const;
const params = z.object({ import_id: z.uuid() });
const bodyLimit = 1_000_000;

/** Many students at once. */
export const IMPORT_ENDPOINTS = {
  checkImport: endpoint({ method: 'POST', path: '/api/organization/imports', access: 'teaching',
    summary: 'Says of each row what has to be mended, and writes nothing; makes up passwords that are missing.', bodyLimit,
    body: CheckImportSchema, answer: CheckedImportSchema, errors: writing }),
  startImport: endpoint({ method: 'PUT', path: '/api/organization/imports/{import_id}', access: 'teaching',
    summary: 'Begins to make all of the students or none; the id is the caller\'s. Repeated, it changes nothing, and goes on with what stopped.',
    bodyLimit, params, body: StartImportSchema, answer: ImportStateSchema,
    errors: [...writing, 'organization/import-faults', 'organization/import-running', 'auth/class-full'] }),
  getImport: endpoint({ method: 'GET', path: '/api/organization/imports/{import_id}', access: 'teaching',
    summary: 'How far an import of the caller is, and whom it made; for a day.', params, answer: ImportStateSchema, errors: reading }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
