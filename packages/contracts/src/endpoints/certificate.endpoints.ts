import { z } from 'zod';
import { OwnBadgesSchema } from '../badge.schema.ts';
import { CertificateIdSchema, CertificateSchema, CertificatesSchema, ChooseNameSchema } from '../certificate.schema.ts'; // prettier-ignore
import { endpoint, type EndpointContract } from './endpoint.ts';

const params = z.object({ certificate_id: CertificateIdSchema });
const language = { language: z.string().max(5).optional() };
const ofStudent = z.object({ student_id: z.uuid().optional(), ...language });

/** What learners have earned: badges and certificates. */
export const CERTIFICATE_ENDPOINTS = {
  listBadges: endpoint({
    method: 'GET',
    path: '/api/badge',
    access: 'anyone',
    summary: "The caller's badges, or those of a student whom the caller may see.",
    query: ofStudent,
    answer: OwnBadgesSchema,
    errors: ['auth/forbidden'],
  }),
  listCertificates: endpoint({
    method: 'GET',
    path: '/api/certificate',
    access: 'anyone',
    summary: "The caller's certificates, or those of a student whom the caller may see.",
    query: ofStudent,
    answer: CertificatesSchema,
    errors: ['auth/forbidden'],
  }),
  getCertificate: endpoint({
    method: 'GET',
    path: '/api/certificate/{certificate_id}',
    access: 'anyone',
    summary: 'A certificate, for whoever has its number.',
    params,
    query: z.object(language),
    answer: CertificateSchema,
    errors: ['certificate/unknown'],
  }),
  chooseCertificateName: endpoint({
    method: 'PUT',
    path: '/api/certificate/{certificate_id}/name',
    access: 'logged-in',
    summary:
      'How much of the name it shows: for a parent, those who teach the student, and learners from 16.',
    params,
    query: z.object(language),
    body: ChooseNameSchema,
    answer: CertificateSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'certificate/unknown', 'request/cross-site'],
  }),
  getCertificatePdf: endpoint({
    method: 'GET',
    path: '/api/certificate/{certificate_id}/pdf',
    access: 'anyone',
    summary: 'The certificate as a page to print.',
    params,
    query: z.object(language),
    answer: z.string(),
    file: 'application/pdf',
    errors: ['certificate/unknown', 'certificate/revoked', 'gateway/service-down'],
  }),
} satisfies Record<string, EndpointContract>;
