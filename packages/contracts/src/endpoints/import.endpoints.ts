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
  checkImport: endpoint({ method: 'POST', path: '/api/organization/imports', access: 'teaching', childActs: [],
    summary: 'Lists what has to be corrected in each row, and suggests missing passwords. Nothing is stored.', bodyLimit,
    body: CheckImportSchema, answer: CheckedImportSchema, errors: writing }),
  startImport: endpoint({ method: 'PUT', path: '/api/organization/imports/{import_id}', access: 'teaching', childActs: ['students-added'],
    summary: 'Starts to create all of the students or none, under an id that the caller chose. Repeated, it continues what was interrupted.',
    bodyLimit, params, body: StartImportSchema, answer: ImportStateSchema,
    errors: [...writing, 'organization/import-faults', 'organization/import-running', 'organization/changed-meanwhile', 'auth/class-full'] }),
  getImport: endpoint({ method: 'GET', path: '/api/organization/imports/{import_id}', access: 'teaching',
    summary: 'Returns how far an import of the caller is and whom it created, for one day.', params, answer: ImportStateSchema, errors: reading }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
