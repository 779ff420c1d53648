import { api, read } from '@burrow/client';
import { listSchoolAudit } from '@burrow/contracts/calls';
import type { SchoolAuditQuery } from '@burrow/contracts';

/** What was done in the school. */
export const auditApi = api.injectEndpoints({
  endpoints: build => ({
    schoolAudit: read(build, (params: SchoolAuditQuery) => listSchoolAudit(params)),
  }),
});

export const { useSchoolAuditQuery } = auditApi;
