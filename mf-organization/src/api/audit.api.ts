import { api } from '@burrow/client';
import type { SchoolAudit, SchoolAuditQuery } from '@burrow/contracts';

/** What was done in the school. */
export const auditApi = api.injectEndpoints({
  endpoints: build => ({
    schoolAudit: build.query<SchoolAudit, SchoolAuditQuery>({
      query: params => ({ url: '/organization/audit', params }),
    }),
  }),
});

export const { useSchoolAuditQuery } = auditApi;
