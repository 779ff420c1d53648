import { z } from 'zod';
import { LastSchoolExportSchema, SchoolExportSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;

/** All of an organisation's data in one file. */
export const SCHOOL_EXPORT_ENDPOINTS = {
  getSchoolExport: endpoint({
    method: 'GET',
    path: '/api/organization/export',
    access: 'admin',
    summary: 'The last export of the organisation, and how far it is.',
    answer: LastSchoolExportSchema,
    errors: reading,
  }),
  makeSchoolExport: endpoint({
    method: 'POST',
    path: '/api/organization/export',
    access: 'admin',
    summary: 'Begins an export in place of the last one; one that is being put together goes on.',
    answer: SchoolExportSchema,
    errors: [...reading, 'request/cross-site'],
  }),
  downloadSchoolExport: endpoint({
    method: 'GET',
    path: '/api/organization/export/file',
    access: 'admin',
    summary: 'The file, once it is ready, for seven days.',
    answer: z.string(),
    file: 'application/zip',
    errors: [...reading, 'organization/no-export'],
  }),
} satisfies Record<string, EndpointContract>;
