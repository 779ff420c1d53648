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
    summary: "Returns the state of the organization's latest export.",
    answer: LastSchoolExportSchema,
    errors: reading,
  }),
  makeSchoolExport: endpoint({
    method: 'POST',
    path: '/api/organization/export',
    access: 'admin',
    childActs: [],
    summary: 'Starts a new export in place of the last one, unless one is being made.',
    answer: SchoolExportSchema,
    errors: [...reading, 'request/cross-site'],
  }),
  downloadSchoolExport: endpoint({
    method: 'GET',
    path: '/api/organization/export/file',
    access: 'admin',
    summary: 'Returns the finished export as a file, for seven days.',
    answer: z.string(),
    file: 'application/zip',
    errors: [...reading, 'organization/no-export'],
  }),
} satisfies Record<string, EndpointContract>;
